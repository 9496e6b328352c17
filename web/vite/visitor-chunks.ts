import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { namedScreens } from '../screens.ts'

/** What runs before anything else, and all that the landing page needs: it must not bring React along. */
const LANDING = ['src/main.tsx', 'src/app/start-landing.ts', 'src/shared/session/previous-session.ts']

const START = 'src/app/start-visitor.tsx'

/** What a visitor's browser begins with; the rest of it is loaded later. */
const VISITOR = [...LANDING, START, 'src/app/render-landing.tsx']

const SIGNED_IN = ['src/app/start.tsx', 'src/app/signed-in-frame.tsx']

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

/** Of nobody in particular: what signed-in screens need, too, must not bring them a feature's chunk. */
const COMMON = /\/src\/(?:ui|shared|config)\//

const ICON = /\/lucide-react\/dist\/esm\/icons\//

const pathOf = (module: string): string => fileURLToPath(new URL(`../${module}`, import.meta.url))

const inMany = (count: number, sets: readonly ReadonlySet<string>[]): string[] =>
  [...new Set(sets.flatMap((set) => [...set]))].filter((id) => sets.filter((set) => set.has(id)).length >= count)

interface Walk {
  /** Modules that are not entered. */
  readonly outside?: ReadonlySet<string>
  /** Whether what is loaded later counts as well. */
  readonly andLater?: boolean
}

/** The modules that `from` load, with themselves. */
function loadedBy(
  context: Rolldown.ChunkingContext,
  from: readonly string[],
  { outside, andLater = false }: Walk = {},
): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id) || outside?.has(id) === true) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    module?.importedIds.forEach(visit)
    if (andLater) module?.dynamicallyImportedIds.forEach(visit)
  }
  from.map(pathOf).forEach(visit)
  return seen
}

/** Which chunk a module goes to; each is closed under imports but for those before it, so that none go in circles. */
function assign(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const reach = (module: string): Set<string> => loadedBy(context, [module])
  const landing = loadedBy(context, LANDING)
  const chunks = new Map<string, string>()
  const put = (name: string, ids: Iterable<string>): void => {
    for (const id of ids) if (!landing.has(id) && !chunks.has(id)) chunks.set(id, name)
  }
  put('visitor', reach(START))
  const features = screensByFeature()
  const screens = [...features.values()].flat().map(reach)
  put('visitor', inMany(SHARED_BY, screens))
  for (const [feature, modules] of features) {
    // A single screen is a chunk already.
    if (modules.length < 2) continue
    const shared = inMany(modules.length, modules.map(reach))
    put(
      'visitor',
      shared.filter((id) => COMMON.test(id)),
    )
    put(feature, shared)
  }
  // An icon is smaller than the request for it.
  put(
    'visitor',
    inMany(1, screens).filter((id) => ICON.test(id)),
  )
  // What else is needed by the same signed-in screens is one file. What it imports they need as well, and maybe others.
  const frame = loadedBy(context, SIGNED_IN)
  const users = new Map<string, bigint>()
  const signedIn = namedScreens().filter(({ access }) => access !== 'visitor')
  for (const [index, { module }] of signedIn.entries()) {
    const needed = new Set([...frame, ...reach(`src/${module}`)])
    for (const id of needed) users.set(id, (users.get(id) ?? 0n) | (1n << BigInt(index)))
  }
  const outside = new Set([...SIGNED_IN, ...signedIn.map(({ module }) => `src/${module}`)].map(pathOf))
  const open = loadedBy(context, VISITOR, { outside, andLater: true })
  for (const [id, screens] of users) {
    if (!open.has(id) && !ICON.test(id) && !id.includes('/node_modules/')) put(`screens-${screens.toString(36)}`, [id])
  }
  return chunks
}

/**
 * Puts what the open screens share into one file, and what those of one feature share into another. Left alone, the
 * bundler makes a file for every set of screens that share a module: 45 for a visitor's page, most under 1 kB.
 * Icons that signed-in screens share are one file, too, and so are modules of ours that the same of them need. Libraries
 * are left to the bundler, which knows the parts of them that are used.
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
