import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { screens } from './screens.ts'

const SOURCE = fileURLToPath(new URL('../src/first-paint.ts', import.meta.url))

/** Bundles the inline script of every page: it runs before the first paint and needs no request. */
export async function bundleFirstPaint(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [screens()],
    build: {
      write: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code.trim()
}

/** Hash by which a content security policy allows an inline script. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
