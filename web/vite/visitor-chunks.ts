import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { namedScreens, SCREENS } from '../screens.ts'

/** The entry and everything the landing page needs; it must not import React. */
const LANDING = ['src/main.tsx', 'src/app/start-landing.ts', 'src/shared/session/previous-session.ts']

const START = 'src/app/start-visitor.tsx'

/** What a visitor's browser loads first; the rest is loaded later. */
const VISITOR = [...LANDING, START, 'src/app/render-landing.tsx']

const SIGNED_IN = ['src/app/start.tsx', 'src/app/signed-in-frame.tsx']

/** Prerendered screens by feature. */
function screensByFeature(): ReadonlyMap<string, readonly string[]> {
  const features = new Map<string, string[]>()
  for (const { module, prerender } of namedScreens()) {
    const [, feature] = /^features\/([^/]+)/.exec(module) ?? []
    if (prerender === undefined || feature === undefined) continue
    features.set(feature, [...(features.get(feature) ?? []), `src/${module}`])
  }
  return features
}

/** A module used by at least this many screens goes into the chunk they all load. */
const SHARED_BY = 3

/** Modules of no feature: signed-in screens need them too, and must not load a feature's chunk for them. */
const COMMON = /\/src\/(?:ui|shared|config)\//

const ICON = /\/lucide-react\/dist\/esm\/icons\//

const pathOf = (module: string): string => fileURLToPath(new URL(`../${module}`, import.meta.url))

const sharedByAtLeast = (count: number, sets: readonly ReadonlySet<string>[]): string[] =>
  [...new Set(sets.flatMap((set) => [...set]))].filter((id) => sets.filter((set) => set.has(id)).length >= count)

interface Walk {
  /** Modules not to traverse. */
  readonly outside?: ReadonlySet<string>
  /** Whether dynamic imports are followed as well. */
  readonly andLater?: boolean
}

/** The modules that `from` loads, including themselves. */
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

/**
 * Assigns each module to a chunk. Every chunk contains all imports of its modules except those of earlier chunks, so
 * that there are no cycles.
 */
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
  put('visitor', sharedByAtLeast(SHARED_BY, screens))
  for (const [feature, modules] of features) {
    // A single screen is a chunk already.
    if (modules.length < 2) continue
    const shared = sharedByAtLeast(modules.length, modules.map(reach))
    put(
      'visitor',
      shared.filter((id) => COMMON.test(id)),
    )
    put(feature, shared)
  }
  // An icon is smaller than the overhead of a request.
  put(
    'visitor',
    sharedByAtLeast(1, screens).filter((id) => ICON.test(id)),
  )
  // The first screen after signing in does not wait for the icons of the others.
  const frame = loadedBy(context, SIGNED_IN)
  put(
    'first-icons',
    sharedByAtLeast(1, [frame, reach(`src/${SCREENS.home.module}`)]).filter((id) => ICON.test(id)),
  )
  // Other modules used by the same set of signed-in screens form one chunk. Their imports may be used by others as
  // well.
  const users = new Map<string, bigint>()
  const signedIn = namedScreens().filter(({ access }) => access !== 'visitor')
  for (const [index, { module }] of signedIn.entries()) {
    const needed = new Set([...frame, ...reach(`src/${module}`)])
    for (const id of needed) users.set(id, (users.get(id) ?? 0n) | (1n << BigInt(index)))
  }
  const outside = new Set([...SIGNED_IN, ...signedIn.map(({ module }) => `src/${module}`)].map(pathOf))
  const open = loadedBy(context, VISITOR, { outside, andLater: true })
  const nameOf = (screens: bigint): string => `screens-${screens.toString(36)}`
  const closed = [...users].filter(([id]) => !open.has(id))
  for (const [id, screens] of closed) if (!id.includes('/node_modules/')) put(nameOf(screens), [id])
  // An icon goes where modules with the same users are: alone it would weigh less than the request for it.
  const names = new Set(chunks.values())
  for (const [id, screens] of closed) if (ICON.test(id) && names.has(nameOf(screens))) put(nameOf(screens), [id])
  return chunks
}

/**
 * Puts what visitors' screens share into one chunk, and what the screens of one feature share into another. By default
 * the bundler makes a chunk for every set of screens that share a module: 45 for a visitor's page, most under 1 kB.
 * So do our modules that are used by the same signed-in screens, with their icons; the other icons form two chunks.
 * Libraries are left to the bundler, which tracks their used parts.
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
    // The chunks contain all they need already.
    includeDependenciesRecursively: false,
  }
}
