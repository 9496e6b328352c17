import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { PrerenderedPage } from '../src/app/prerendered.tsx'

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const EMPTY_ROOT = '<div id="root"></div>'
const TITLE = /<title>.*<\/title>/

/** The settings of a build of its own inside the build. */
const inner = (): InlineConfig => ({ configFile: false, logLevel: 'warn', plugins: [react()] })

async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  const { module } = await runnerImport<typeof import('../src/app/prerendered.tsx')>(
    source('app/prerendered.tsx'),
    inner(),
  )
  return module.prerender()
}

const HOSTING = fileURLToPath(new URL('../../firebase.json', import.meta.url))

/** The policy of Hosting allows no script in a page but this one. */
function requireAllowed(script: string): void {
  const allowed = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  if (readFileSync(HOSTING, 'utf8').includes(allowed)) return
  throw new Error(`prerender: first-paint.ts has changed; in firebase.json its hash in script-src must be ${allowed}`)
}

/** As a script within the page: the browser runs it before it paints, and need not fetch it first. */
async function bundleFirstPaint(): Promise<string> {
  const result = await build({
    ...inner(),
    build: {
      write: false,
      rolldownOptions: { input: source('first-paint.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  const script = chunk.code.trim()
  requireAllowed(script)
  return script
}

/** The files of `modules` and of all that they import, each once. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const visit = (fileName: string): void => {
    if (files.has(fileName)) return
    files.add(fileName)
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
    if (chunk === undefined) throw new Error(`prerender: the build has no chunk for ${module}`)
    visit(chunk.fileName)
  }
  return [...files]
}

/**
 * Makes several pages of index.html: `app.html`, which starts the app at any address, and those that show something
 * before any JavaScript has come, with all they need named in their head instead of found step by step.
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
      const app = entry.source.toString().replace('</title>', () => `</title>\n    <script>${script}</script>`)
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app })

      for (const { file, title, modules, markup } of await prerenderedPages()) {
        const preloads = filesOf(modules, bundle)
          .filter((name) => !app.includes(name))
          .map((name) => `  <link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">\n`)
        const page = app
          .replace(TITLE, () => `<title>${title}</title>`)
          .replace('</head>', () => `${preloads.join('')}</head>`)
          .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
        if (file === 'index.html') entry.source = page
        else this.emitFile({ type: 'asset', fileName: file, source: page })
      }
    },
  },
})
