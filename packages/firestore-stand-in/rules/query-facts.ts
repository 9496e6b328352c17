import type { Constraint } from './query-cases.ts'
import { UnknownField } from './unknown-field.ts'
import type { Term } from './term.ts'
import type { RulesValue } from './value.ts'

const startsWith = (path: readonly string[], prefix: readonly string[]): boolean =>
  prefix.length <= path.length && prefix.every((segment, i) => path[i] === segment)

/** Facts about all documents that satisfy one case of a query. */
export class QueryFacts {
  readonly #constraints: readonly Constraint[]
  readonly #present: readonly (readonly string[])[]

  /** `ordered`: the fields the query sorts by, which its results therefore have. */
  constructor(constraints: readonly Constraint[], ordered: readonly (readonly string[])[]) {
    this.#constraints = constraints
    this.#present = [...constraints.map(({ field }) => field), ...ordered].filter(([first]) => first !== '__name__')
  }

  /**
   * The field at a path below `resource.data`: its value when the query fixes it. The database takes 1 and 1.0 for equal,
   * rules do not always; like Google's engine, this takes the filter's value for the document's.
   */
  at(path: readonly string[]): Term {
    const value = this.#equalTo(path)
    return value === undefined ? new UnknownField(this, path) : value
  }

  /** Whether every result has the field. */
  has(path: readonly string[]): boolean {
    return this.#present.some((present) => startsWith(present, path)) || this.#equalTo(path) !== undefined
  }

  /** A value that the field equals in every result. */
  #equalTo(path: readonly string[]): RulesValue | undefined {
    for (const { field, op, value } of this.#constraints) {
      if (op !== '==' || !startsWith(path, field)) continue
      let found: RulesValue | undefined = value
      for (const key of path.slice(field.length)) found = found instanceof Map ? found.get(key) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The constraints on exactly this field. */
  on(path: readonly string[]): readonly Constraint[] {
    return this.#constraints.filter(({ field }) => field.length === path.length && startsWith(path, field))
  }
}
