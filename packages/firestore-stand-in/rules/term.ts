import type { Relation } from './ast.ts'
import type { EvaluationError, RulesValue } from './value.ts'

/** Two maps to be compared: what `map.diff()` gives. */
export class MapDiff {
  readonly after: ReadonlyMap<string, RulesValue>
  readonly before: ReadonlyMap<string, RulesValue>
  constructor(after: ReadonlyMap<string, RulesValue>, before: ReadonlyMap<string, RulesValue>) {
    this.after = after
    this.before = before
  }
}

/** A value that evaluation knows. */
export type Known = RulesValue | MapDiff

/**
 * Something that differs between the documents a query may return, or that fails for some of them. What is computed
 * from it is unknown too, unless what the query promises decides: the methods here answer undefined when it does not.
 */
export class Unknown {
  is(_type: string): boolean | undefined {
    return undefined
  }

  /** `this op other`. */
  relate(_op: Relation, _other: Known): boolean | undefined {
    return undefined
  }

  /** `value in this`. */
  contains(_value: Known): boolean | undefined {
    return undefined
  }

  /** `this.key` and `this[key]`. */
  member(_key: string): Term {
    return UNKNOWN
  }

  method(_name: string, _args: readonly Known[]): Term {
    return UNKNOWN
  }
}

/** The value of an expression while a query is authorized; a plain value for a single document. */
export type Term = Known | Unknown | ReadonlyMap<string, Term>

/** The result of evaluation. An error propagates until `||` or `&&` is decided without it, or nothing uses it. */
export type Outcome = Term | EvaluationError

export const UNKNOWN = new Unknown()

export const isMap = (term: Term): term is ReadonlyMap<string, Term> => term instanceof Map

/** A map some of whose values are unknown: the resource of a query, and its request. All other maps are known. */
export class PartlyKnownMap extends Map<string, Term> {}

/** Whether nothing unknown is in it. */
export const isKnown = (term: Term): term is Known => !(term instanceof Unknown || term instanceof PartlyKnownMap)
