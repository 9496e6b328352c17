import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { screens } from './screens.ts'

const SOURCE = fileURLToPath(new URL('../src/first-paint.ts', import.meta.url))

/** The script that stands within every page: the browser runs it before it paints, and need not fetch it first. */
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

/** By which a content policy allows a script within a page. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
