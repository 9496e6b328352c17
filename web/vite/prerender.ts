import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { bundleFirstPaint, hashOf } from './first-paint.ts'
import { HOSTING } from './hosting.ts'
import { screens } from './screens.ts'
import { withPreview } from './site-texts.ts'

const SOURCE = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url))

const EMPTY_ROOT = '<div id="root"></div>'
const TITLE = /<title>.*<\/title>/

async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  const { module } = await runnerImport<typeof import('../src/app/prerender.tsx')>(SOURCE, {
    configFile: false,
    logLevel: 'warn',
    plugins: [screens(), react()],
  })
  return module.PAGES
}

/** Hosting's content security policy must allow exactly this inline script. */
function requireAllowed(script: string): void {
  if (readFileSync(HOSTING, 'utf8').includes(hashOf(script))) return
  throw new Error(
    'prerender: the script in every page has changed and firebase.json does not allow it: npm run hosting',
  )
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** Files of `modules` and everything they import, each once. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle)
  const files = new Set<string>()
  const visit = (fileName: string): void => {
    if (files.has(fileName)) return
    files.add(fileName)
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${module}`))
    if (chunk === undefined) throw new Error(`prerender: the build has no chunk for ${module}`)
    visit(chunk.fileName)
  }
  return [...files]
}

/** The app's style sheet: all styles of a visitor's screen that are not in the entry's. */
function appSheetOf(bundle: Rolldown.OutputBundle, landingSheet: string): string {
  const files = filesOf(['app/start-visitor.tsx'], bundle)
  const sheets = chunksOf(bundle)
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const sheet = sheets.find((fileName) => fileName !== landingSheet)
  if (sheet === undefined) throw new Error('prerender: the build has no style sheet for the app')
  return sheet
}

function textOf(fileName: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[fileName]
  if (file?.type !== 'asset') throw new Error(`prerender: the build has no ${fileName}`)
  return file.source.toString()
}

/** The classes that a style sheet has rules for; those in `:where(.group)` are only conditions. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/(?<!\()\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))

/** Fails if `markup` uses a class that is in `app` but not in `landing`. */
function requireStyled(markup: string, landing: ReadonlySet<string>, app: ReadonlySet<string>): void {
  const names = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  const missing = new Set(names.filter((name) => app.has(name) && !landing.has(name)))
  if (missing.size > 0) throw new Error(`prerender: landing.css has no rules for ${[...missing].join(' ')}`)
}

/**
 * Turns index.html into several pages: `app.html`, which starts the app at any address, and the prerendered pages, each
 * with preloads for everything it needs in its head. The landing page alone keeps the light style sheet of the entry.
 */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const entry = bundle['index.html']
      if (entry?.type !== 'asset' || !entry.source.toString().includes(EMPTY_ROOT)) {
        throw new Error(`prerender: index.html has no ${EMPTY_ROOT}`)
      }
      const script = await bundleFirstPaint()
      requireAllowed(script)
      const landing = entry.source.toString().replace('</title>', () => `</title>\n    <script>${script}</script>`)
      const [link = '', landingSheet = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(landing) ?? []
      const appSheet = appSheetOf(bundle, landingSheet)
      // Chunks that are loaded later depend on the entry and would add its style sheet, whose rules would then win.
      // Vite does not add a style sheet that has a link already, and browsers do not load a disabled one.
      const idle = link.replace('<link ', '<link disabled ')
      const app = landing.replace(link, () => `${link.replace(landingSheet, appSheet)}\n    ${idle}`)
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app })

      for (const { file, title, path, modules, markup } of await prerenderedPages()) {
        const preloads = filesOf(modules, bundle)
          .filter((name) => !app.includes(name))
          .map((name) => `  <link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">\n`)
        const isLanding = file === 'index.html'
        if (isLanding)
          requireStyled(markup, classesOf(textOf(landingSheet, bundle)), classesOf(textOf(appSheet, bundle)))
        const page = withPreview(isLanding ? landing : app, { title, path })
          .replace(TITLE, () => `<title>${title}</title>`)
          .replace('</head>', () => `${preloads.join('')}</head>`)
          .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
        if (isLanding) entry.source = page
        else this.emitFile({ type: 'asset', fileName: file, source: page })
      }
    },
  },
})
