import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { namedScreens } from '../screens.ts'

/** What runs before anything else, and all that the landing page needs: it must not bring React along. */
const LANDING = ['src/main.tsx', 'src/app/start-landing.ts', 'src/shared/session/previous-session.ts']

const START = 'src/app/start-visitor.tsx'

/** Of the prerendered screens, those of one feature together. */
function screensByFeature(): ReadonlyMap<string, readonly string[]> {
  const features = new Map<string, string[]>()
  for (const { module, prerender } of namedScreens()) {
    const [, feature] = /^features\/([^/]+)/.exec(module) ?? []
    if (prerender === undefined || feature === undefined) continue
    features.set(feature, [...(features.get(feature) ?? []), `src/${module}`])
  }
  return features
}

/** What so many of these screens need is worth its weight on the others. */
const SHARED_BY = 3

const ICON = /\/lucide-react\/dist\/esm\/icons\//

const pathOf = (module: string): string => fileURLToPath(new URL(`../${module}`, import.meta.url))

const inMany = (count: number, sets: readonly ReadonlySet<string>[]): string[] =>
  [...new Set(sets.flatMap((set) => [...set]))].filter((id) => sets.filter((set) => set.has(id)).length >= count)

/** Which chunk a module goes to; each is closed under imports but for those before it, so that none go in circles. */
function assign(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const reach = (module: string): Set<string> => {
    const seen = new Set<string>()
    const visit = (id: string): void => {
      if (seen.has(id)) return
      seen.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    visit(pathOf(module))
    return seen
  }
  const landing = new Set(LANDING.flatMap((module) => [...reach(module)]))
  const chunks = new Map<string, string>()
  const put = (name: string, ids: Iterable<string>): void => {
    for (const id of ids) if (!landing.has(id) && !chunks.has(id)) chunks.set(id, name)
  }
  put('visitor', reach(START))
  const features = screensByFeature()
  const screens = [...features.values()].flat().map(reach)
  put('visitor', inMany(SHARED_BY, screens))
  for (const [feature, modules] of features) {
    // A screen alone is a chunk by itself.
    if (modules.length > 1) put(feature, inMany(modules.length, modules.map(reach)))
  }
  // An icon is smaller than the request for it.
  put(
    'visitor',
    inMany(1, screens).filter((id) => ICON.test(id)),
  )
  return chunks
}

/**
 * Puts what the open screens share into one file, and what those of one feature share into another. Left alone, the
 * bundler makes a file for every set of screens that share a module: 45 for a visitor's page, most under 1 kB.
 * Icons that signed-in screens share are one file, too.
 */
export function visitorChunks(): Rolldown.CodeSplittingGroup {
  let chunks: ReadonlyMap<string, string> | undefined
  return {
    debugName: 'visitor',
    name: (id, context) => {
      chunks ??= assign(context)
      return chunks.get(id) ?? (ICON.test(id) ? 'icons' : null)
    },
    minShareCount: 2,
    // All they need is in them already.
    includeDependenciesRecursively: false,
  }
}
