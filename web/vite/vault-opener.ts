import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { BUILD_TARGET } from '../src/config/supported-browsers.ts'

const FOLDER = fileURLToPath(new URL('../src/app/vault-opener/', import.meta.url))

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function bundled(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: `${FOLDER}main.ts`, output: { format: 'iife' } },
    },
  })
  const [chunk] = Array.isArray(output) || !('output' in output) ? [] : output.output
  if (chunk?.type !== 'chunk') throw new Error('vault-opener: its code was not bundled as one file')
  // Inside a page, the first `</script` ends the script.
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`)
}

/** The standalone page that opens vault exports, with all code inline and a policy that forbids any request. */
async function vaultOpenerPage(): Promise<string> {
  const page = readFileSync(`${FOLDER}page.html`, 'utf8')
  const script = await bundled()
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const policy = `default-src 'none'; script-src ${sourceOf(script)}; style-src ${sourceOf(style)}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`
  return page
    .replace(
      '<meta name="viewport"',
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="viewport"`,
    )
    .replace('</body>', () => `<script>${script}</script>\n  </body>`)
}

/** Emits the page as a file that exports include; no service worker keeps it. */
export const vaultOpener = (): Plugin => ({
  name: 'vault-opener',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'open-vault.html', source: await vaultOpenerPage() })
  },
})
