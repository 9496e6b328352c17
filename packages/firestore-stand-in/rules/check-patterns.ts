import type { MatchNode, ServiceNode } from './ast.ts'

import type { Findings } from './check-names.ts'

/** Finds wildcards that are declared twice, or stand where the version does not allow them. */
export function checkPatterns(service: ServiceNode, version: 1 | 2, { fail }: Findings): void {
  const walk = (block: MatchNode, above: readonly string[]): void => {
    const names = [...above]
    block.pattern.forEach((segment, i) => {
      if (segment.kind === 'literal') return
      if (names.includes(segment.name)) fail(`The wildcard '${segment.name}' is declared twice`, block.at)
      names.push(segment.name)
      if (segment.kind === 'many' && version === 1 && i < block.pattern.length - 1) {
        fail(`In rules_version '1' a recursive wildcard stands at the end of its path`, block.at)
      }
    })
    if (block.pattern.filter(({ kind }) => kind === 'many').length > 1) {
      fail('A path may have one recursive wildcard', block.at)
    }
    block.matches.forEach((inner) => walk(inner, names))
  }
  walk(service.body, [])
}
