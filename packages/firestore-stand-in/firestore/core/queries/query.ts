import type { FilterOp as ComparisonOp } from '../../../rules/ruleset.ts'
import type { FieldPath } from '../paths/field-path.ts'
import type { Scope } from '../store/database.ts'
import type { Nearest } from './find-nearest.ts'
import { isComparable } from '../values/value.ts'
import type { Value } from '../values/value.ts'

/** Null and NaN are equal to nothing, as in SQL; only `is` and `is-not` (IS_NULL, IS_NAN and their negations) see them. */
export type FilterOp = ComparisonOp | 'is' | 'is-not'

export interface FieldFilter {
  readonly kind: 'field'
  readonly field: FieldPath
  readonly op: FilterOp
  /** For in, not-in and array-contains-any an array of alternatives. */
  readonly value: Value
}

export type Filter = FieldFilter | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

export interface Order {
  readonly field: FieldPath
  readonly direction: 'ASC' | 'DESC'
}

export interface Cursor {
  /** For a prefix of the order. */
  readonly values: readonly Value[]
  /** The position is just before (true) or just after (false) documents with these values. */
  readonly before: boolean
}

export interface Query {
  /** `projects/P/databases/D` */
  readonly database: string
  readonly scope: Scope
  readonly filter: Filter | undefined
  /** As the client asked. */
  readonly requestedOrder: readonly Order[]
  /** Complete: with the implied fields, ending in `__name__`. */
  readonly order: readonly Order[]
  readonly startAt: Cursor | undefined
  readonly endAt: Cursor | undefined
  readonly offset: number
  readonly limit: number | undefined
  readonly mask: readonly FieldPath[] | undefined
  /** Set for vector search: chooses and sorts among what the rest selects. */
  readonly nearest?: Nearest | undefined
}

export function* fieldFilters(filter: Filter | undefined): Generator<FieldFilter> {
  if (!filter) return
  if (filter.kind === 'field') yield filter
  else for (const inner of filter.filters) yield* fieldFilters(inner)
}

const INEQUALITIES: ReadonlySet<FilterOp> = new Set<FilterOp>(['<', '<=', '>', '>=', '!=', 'not-in', 'is-not'])

/** A comparison with null or NaN finds nothing, so that nothing is sorted for it. */
function findsNothing({ op, value }: FieldFilter): boolean {
  if (op === '!=') return value.kind === 'null'
  if (op === 'not-in') return value.kind === 'array' && value.values.every(({ kind }) => kind === 'null')
  return op !== 'is-not' && !isComparable(value)
}

export const isInequality = (filter: FieldFilter): boolean => INEQUALITIES.has(filter.op) && !findsNothing(filter)
