import type { PatternSegment } from './ast.ts'
import { Unknown, type Term } from './term.ts'
import { RulesPath } from './value.ts'

export type Bindings = ReadonlyMap<string, Term>

/** A document whose path is known, or all of a
 * collection, or all of the collections of that id below `start`, with any segments in between. */
export type Target =
  | { readonly kind: 'document'; readonly segments: readonly string[] }
  | { readonly kind: 'collection'; readonly parent: readonly string[]; readonly collection: Segment }
  | { readonly kind: 'group'; readonly start: readonly string[]; readonly collection: Segment }

/** A segment of a path; unknown where the documents of a query differ. */
type Segment = string | Unknown

const OPEN = new Unknown()

/**
 * The values of the wildcards, or undefined if the pattern does not match the whole target. `{name=**}` matches zero or
 * more segments in version 2, one or more in version 1.
 */
export function matchPath(pattern: readonly PatternSegment[], target: Target, version: 1 | 2): Bindings | undefined {
  if (target.kind === 'group') return matchGroup(pattern, target.start, target.collection, version)
  if (target.kind === 'document') return matchSegments(pattern, target.segments, version)
  return matchSegments(pattern, [...target.parent, target.collection, OPEN], version)
}

function matchSegments(
  pattern: readonly PatternSegment[],
  path: readonly Segment[],
  version: 1 | 2,
): Bindings | undefined {
  const [first, ...rest] = pattern
  if (first === undefined) return path.length === 0 ? new Map() : undefined
  if (first.kind !== 'many') {
    const [segment, ...following] = path
    if (segment === undefined || (first.kind === 'literal' && first.text !== segment)) return undefined
    const bindings = matchSegments(rest, following, version)
    return bindings === undefined || first.kind === 'literal' ? bindings : new Map([...bindings, [first.name, segment]])
  }
  for (let taken = version === 1 ? 1 : 0; taken <= path.length; taken += 1) {
    const bindings = matchSegments(rest, path.slice(taken), version)
    if (bindings !== undefined) return new Map([...bindings, [first.name, joined(path.slice(0, taken))]])
  }
  return undefined
}

const joined = (segments: readonly Segment[]): Term => {
  const known = segments.filter((segment) => typeof segment === 'string')
  return known.length === segments.length ? new RulesPath(known) : OPEN
}

/** Between `start` and the collection lie unknown segments, which only one `{name=**}` can take up. */
function matchGroup(
  pattern: readonly PatternSegment[],
  start: readonly string[],
  collection: Segment,
  version: 1 | 2,
): Bindings | undefined {
  const many = pattern.findIndex(({ kind }) => kind === 'many')
  const glob = pattern[many]
  // Collection group queries need version 2 of the rules.
  if (version === 1 || glob === undefined || glob.kind !== 'many') return undefined
  const [before, after] = [pattern.slice(0, many), pattern.slice(many + 1)]
  if (before.length > start.length || after.length > 2 || after.some(({ kind }) => kind === 'many')) return undefined
  const head = matchSegments(before, start.slice(0, before.length), version)
  const tail = matchSegments(after, [collection, OPEN].slice(2 - after.length), version)
  return head && tail && new Map([...head, ...tail, [glob.name, OPEN]])
}
