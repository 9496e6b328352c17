import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite'

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const EMPTY_ROOT = '<div id="root"></div>'

/** The settings of a build of its own inside the build. */
const inner = (): InlineConfig => ({ configFile: false, logLevel: 'warn', plugins: [react()] })

async function renderLanding(): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/app/landing-markup.tsx')>(
    source('app/landing-markup.tsx'),
    inner(),
  )
  return module.landingMarkup()
}

/** As a classic script: the browser runs it before it paints, unlike modules. */
async function bundleFirstPaint(): Promise<string> {
  const result = await build({
    ...inner(),
    build: {
      write: false,
      rolldownOptions: { input: source('first-paint.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}

/**
 * Makes two pages of index.html: `app.html`, which starts the app at any address, and `index.html`, the landing page,
 * which shows before any JavaScript has come.
 */
export const prerenderLanding = (): Plugin => ({
  name: 'prerender-landing',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset' || !page.source.toString().includes(EMPTY_ROOT)) {
        throw new Error(`prerender-landing: index.html has no ${EMPTY_ROOT}`)
      }
      const script = this.emitFile({ type: 'asset', name: 'first-paint.js', source: await bundleFirstPaint() })
      const app = page.source
        .toString()
        .replace('</title>', () => `</title>\n    <script src="/${this.getFileName(script)}"></script>`)
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app })
      page.source = app.replace(EMPTY_ROOT, await renderLanding())
    },
  },
})
