import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from './paths.ts'
import type { Ports } from './ports.ts'
import { SuiteError } from './suite.ts'

/**
 * Starts Vite's dev server in front of the running stack, and esbuild in watch mode for the functions.
 * @returns its address
 */
export async function startVite(ports: Ports): Promise<string> {
  const functions = spawn(process.execPath, ['functions/build.mjs', '--watch'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'web', '--port', String(ports.vite), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: ROOT,
      env: { ...process.env, VITE_LOCAL_PORT: String(ports.hosting) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  process.once('exit', () => {
    vite.kill()
    functions.kill()
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: vite.stdout }).on('line', (line) => {
      if (line.includes('ready in')) resolve()
    })
    vite.once('exit', () => reject(new SuiteError("Vite's dev server could not start; the lines above say why.")))
  })
  return `http://localhost:${ports.vite}`
}
