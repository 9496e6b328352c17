import type { FunctionNode } from './ast.ts'
import type { Outcome } from './term.ts'

/** The names that an expression may use, from the inside out. */
export class Scope {
  readonly #parent: Scope | undefined
  readonly #variables: Map<string, Outcome>
  readonly #functions: readonly FunctionNode[]

  constructor(
    parent: Scope | undefined,
    variables: Iterable<readonly [string, Outcome]>,
    functions: readonly FunctionNode[] = [],
  ) {
    this.#parent = parent
    this.#variables = new Map(variables)
    this.#functions = functions
  }

  declare(name: string, value: Outcome): void {
    this.#variables.set(name, value)
  }

  variable(name: string): Outcome | undefined {
    const own = this.#variables.get(name)
    return own === undefined && this.#parent !== undefined ? this.#parent.variable(name) : own
  }

  /** A function and the scope it was written in: the names it may use. */
  function(name: string): { readonly node: FunctionNode; readonly scope: Scope } | undefined {
    const node = this.#functions.find((candidate) => candidate.name === name)
    return node === undefined ? this.#parent?.function(name) : { node, scope: this }
  }
}
