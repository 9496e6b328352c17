import type { Plugin, Rolldown } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { namedScreens } from '../screens.ts'

/** Most kB (gzip) the worker precaches while the browser is idle, by `part` of its file list. */
export const KEPT_BUDGETS = { shell: 236, app: 1_428 } as const

type Chunk = Rolldown.OutputChunk

/** Entry points for visitors: the landing page, and the frame with the screens everyone keeps. */
const SHELL = [
  'index.html',
  'src/app/start-landing.ts',
  'src/app/render-landing.tsx',
  'src/app/start-visitor.tsx',
  'src/app/not-found-screen.tsx',
  ...namedScreens().flatMap(({ module, offline }) => (offline === 'everyone' ? [`src/${module}`] : [])),
]

/**
 * Modules that are useless offline: export and import, session management, sign-in methods, push settings, changing the
 * vault's key and passkeys, the check for missing documents, new passphrases (which must be stored), structured data,
 * App Check, progress of planning, trip links, the calendars of date fields (dates can be typed), empty search results, the
 * maps of search results and of public links, and first steps.
 */
const ONLINE_ONLY = [
  ...namedScreens().flatMap(({ module, offline }) => (offline === 'nobody' ? [`/web/src/${module}`] : [])),
  '/web/src/features/my-data/data/export-archive.ts',
  '/web/src/features/my-data/data/import-archive.ts',
  '/web/src/features/profile/ui/sessions-dialog.tsx',
  '/web/src/features/profile/ui/sign-in-methods.tsx',
  '/web/src/features/profile/ui/push-settings.tsx',
  '/web/src/features/vault/ui/new-key-dialog.tsx',
  '/web/src/features/vault/ui/passkeys-dialog.tsx',
  '/web/src/features/vault/ui/missing-notice.tsx',
  '/web/src/shared/vault/vault-index-keeper.ts',
  '/web/src/shared/session/app-check.ts',
  '/language-common/dist/diceware.json.mjs',
  '/web/src/features/plan/ui/arriving-days.tsx',
  '/web/src/features/sharing/ui/trip-links.tsx',
  '/web/src/features/sharing/ui/shared-map.tsx',
  '/web/src/shared/forms/range-dialog.tsx',
  '/web/src/shared/forms/day-dialog.tsx',
  '/web/src/features/landing/ui/first-days.ts',
  '/web/src/features/stays/ui/no-stays.tsx',
  '/web/src/features/stays/ui/stays-map.tsx',
  '/web/src/features/home/ui/first-steps.tsx',
  '/web/src/shared/cards/structured-data.tsx',
]

/** Rates a new passphrase, with dictionaries of half a megabyte. */
const ONLINE_WORKER = /passphrase-worker/

/** Referenced by style sheets only: the fonts. */
const WITHOUT_IMPORTER = /\.woff2$/

/** A chunk shared by several of these modules has no facade module. */
const isOnlineOnly = ({ facadeModuleId, moduleIds }: Chunk): boolean =>
  (facadeModuleId === null ? moduleIds : [facadeModuleId]).some((id) =>
    ONLINE_ONLY.some((module) => id.endsWith(module)),
  )

interface Graph {
  readonly shell: ReadonlySet<string>
  readonly app: ReadonlySet<string>
}

function readGraph(bundle: Rolldown.OutputBundle): Graph {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  // Workers are built separately; the chunk that starts one contains its name as text only.
  const workers = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && /-worker-[^/]*\.js$/.test(file.fileName) && !ONLINE_WORKER.test(file.fileName)
      ? [file.fileName]
      : [],
  )
  const starts = SHELL.map((source) => {
    const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${source}`))
    if (found === undefined) throw new Error(`offline-files: the build has no chunk for ${source}`)
    return found
  })

  function reach(from: readonly Chunk[], nextOf: (chunk: Chunk) => readonly string[]): Set<string> {
    const files = new Set<string>()
    const visit = (chunk: Chunk): void => {
      if (files.has(chunk.fileName)) return
      files.add(chunk.fileName)
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
      for (const worker of workers) if (chunk.code.includes(worker)) files.add(worker)
      for (const name of nextOf(chunk)) {
        const next = chunks.get(name)
        if (next !== undefined && !isOnlineOnly(next)) visit(next)
      }
    }
    from.forEach(visit)
    return files
  }

  return {
    shell: reach(starts, ({ imports }) => imports),
    app: reach(starts, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  }
}

/**
 * Splits the files of the build for the service worker by their importers: the shell, kept in every visitor's browser,
 * and the app, kept for signed-in users. Hashed files get a `part` instead of a revision; files needed by neither are
 * left out.
 */
export function offlineFiles(): { plugin: Plugin; sort: ManifestTransform } {
  let graph: Graph | undefined
  return {
    plugin: {
      name: 'offline-files',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler: (_options, bundle) => {
          graph = readGraph(bundle)
        },
      },
    },
    sort: (entries) => {
      // Bundling has failed, but the worker is built all the same; an error here would hide the first one.
      if (graph === undefined) return { manifest: [] }
      const { shell, app } = graph
      const partOf = (url: string) =>
        shell.has(url) || WITHOUT_IMPORTER.test(url) ? 'shell' : app.has(url) ? 'app' : undefined
      return {
        manifest: entries.flatMap((entry) => {
          if (!entry.url.startsWith('assets/')) return [entry]
          const part = partOf(entry.url)
          return part === undefined ? [] : [{ ...entry, revision: null, part }]
        }),
      }
    },
  }
}
