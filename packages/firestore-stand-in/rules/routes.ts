import type { AllowNode, MatchNode, PatternSegment, ServiceNode } from './ast.ts'
import type { Bindings } from './match-path.ts'
import { Scope } from './scope.ts'
import type { Term } from './term.ts'

/** The allow statements of one match block, with the whole path that leads there. */
export interface Route {
  readonly pattern: readonly PatternSegment[]
  /** The blocks from the service down to the match that holds the statements. */
  readonly blocks: readonly MatchNode[]
  readonly allows: readonly AllowNode[]
}

export function routesOf(service: ServiceNode): Route[] {
  const walk = (block: MatchNode, above: readonly MatchNode[]): Route[] => {
    const blocks = [...above, block]
    const own = { pattern: blocks.flatMap(({ pattern }) => pattern), blocks, allows: block.allows }
    return [...(own.allows.length > 0 ? [own] : []), ...block.matches.flatMap((inner) => walk(inner, blocks))]
  }
  return walk(service.body, [])
}

/** The names visible in the route's conditions: what the service offers, then each block's wildcards and functions. */
export function scopeOf(route: Route, bindings: Bindings, globals: Iterable<readonly [string, Term]>): Scope {
  let scope = new Scope(undefined, globals)
  for (const block of route.blocks) {
    const names = block.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
    const variables = names.map((name) => [name, bindings.get(name) ?? null] as const)
    scope = new Scope(scope, variables, block.functions)
  }
  return scope
}
