import type { Relation } from './ast.ts'
import { equals, includes } from './equality.ts'
import { keyPath } from './methods/map-methods.ts'
import { compare } from './ordering.ts'
import type { Constraint } from './query-cases.ts'
import type { QueryFacts } from './query-facts.ts'
import { Unknown, UNKNOWN, type Known, type Term } from './term.ts'
import { isOfType, typeName } from './type-name.ts'
import type { RulesValue } from './value.ts'

/** A field of a query's results: what the filters on it promise is certain, the rest is open. */
export class UnknownField extends Unknown {
  readonly #facts: QueryFacts
  readonly #path: readonly string[]

  constructor(facts: QueryFacts, path: readonly string[]) {
    super()
    this.#facts = facts
    this.#path = path
  }

  override is(type: string): boolean | undefined {
    if (this.#path.length === 0) return type === 'map'
    for (const { op, value } of this.#facts.on(this.#path)) {
      if (op === 'array-contains') return type === 'list'
      if (isRange(op) && isComparable(value)) return typeAnswer(value, type)
    }
    return undefined
  }

  override relate(op: Relation, other: Known): boolean | undefined {
    if (op === '!=') {
      const same = this.relate('==', other)
      return same === undefined ? undefined : !same
    }
    if (this.#path.length === 0) return op === '==' && !(other instanceof Map) ? false : undefined
    return firstAnswer(this.#facts.on(this.#path).map((constraint) => implied(constraint, op, other)))
  }

  override contains(value: Known): boolean | undefined {
    if (this.#elements().some((element) => equals(element, value))) return true
    return typeof value === 'string' && this.#facts.has([...this.#path, value]) ? true : undefined
  }

  override member(key: string): Term {
    return this.#facts.at([...this.#path, key])
  }

  override method(name: string, args: readonly Known[]): Term {
    const [first = null] = args
    if (name === 'get' && !(first instanceof Unknown)) {
      const path = [...this.#path, ...keyPath(storedKey(first))]
      return this.#facts.has(path) ? this.#facts.at(path) : UNKNOWN
    }
    const wanted: readonly RulesValue[] = Array.isArray(first) ? first : []
    const certain = (value: RulesValue) => includes(this.#elements(), value)
    if (name === 'hasAny' && wanted.some(certain)) return true
    if (name === 'hasAll' && wanted.length > 0 && wanted.every(certain)) return true
    return UNKNOWN
  }

  /** What the list is promised to contain. */
  #elements(): readonly RulesValue[] {
    return this.#facts.on(this.#path).flatMap(({ op, value }) => (op === 'array-contains' ? [value] : []))
  }
}

const storedKey = (key: Known): RulesValue => (typeof key === 'string' || Array.isArray(key) ? key : null)

const firstAnswer = (answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.find((answer) => answer !== undefined)

const isRange = (op: Constraint['op']): op is '<' | '<=' | '>' | '>=' =>
  op === '<' || op === '<=' || op === '>' || op === '>='

/** Whether a range filter with this bound finds values that rules can compare with it, and those alone. */
const isComparable = (bound: RulesValue): boolean =>
  !Number.isNaN(bound) && ['int', 'float', 'string', 'timestamp'].includes(typeName(bound))

/** A number may be stored as integer or as float. */
function typeAnswer(value: RulesValue, type: string): boolean | undefined {
  const numeric = isOfType(value, 'number')
  return numeric && (type === 'int' || type === 'float') ? undefined : isOfType(value, type)
}

/** What one constraint on a field `x` says of `x op other`. */
function implied(constraint: Constraint, op: Exclude<Relation, '!='>, other: Known): boolean | undefined {
  const { value } = constraint
  if (constraint.op === '!=') return op === '==' && equals(value, other) ? false : undefined
  if (constraint.op === 'array-contains') return op === '==' && !Array.isArray(other) ? false : undefined
  if (!isRange(constraint.op) || !isComparable(value)) return undefined
  const order = compare(value, other)
  if (order === undefined) return op === '==' ? false : undefined
  const upper = constraint.op === '<' || constraint.op === '<='
  const strict = constraint.op === '<' || constraint.op === '>'
  // Seen from the bound: how far `other` lies beyond it. Lower bounds are upper bounds in the mirror.
  const beyond = upper ? -order : order
  const outside = beyond > 0 || (beyond === 0 && strict)
  if (op === '==') return outside ? false : undefined
  const sameSide = upper === (op === '<' || op === '<=')
  const strictOp = op === '<' || op === '>'
  if (sameSide) return (strictOp ? outside : beyond >= 0) ? true : undefined
  return (strictOp ? beyond >= 0 : outside) ? false : undefined
}
