import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/(?!zod\.ts)[^?]*\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Declaration extends Node {
  readonly declarations?: readonly { readonly init: Node | null }[]
}

/** A statement of a module; only declarations matter here. */
interface Statement extends Declaration {
  readonly declaration?: Declaration | null
}

const CAN_CALL: ReadonlySet<string> = new Set(['CallExpression', 'ArrayExpression', 'ObjectExpression'])

/**
 * Lets the bundler drop unused schemas of the contract. Creating a schema has no side effects, but the bundler cannot
 * know that of `z.string().check(…)`: without this, importing one limit included all schemas of its module.
 */
export const unusedSchemas = (): Plugin => ({
  name: 'unused-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      const statements = this.parse(code).body as unknown as readonly Statement[]
      const made = statements
        .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
        .flatMap(({ init }) => (init !== null && CAN_CALL.has(init.type) ? [init] : []))
      let marked = code
      for (const { start, end } of made.toReversed()) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
      }
      return { code: marked, map: null }
    },
  },
})
