import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { sourcesOf } from '@waymark/tools/local-stack/build'
import { LOCAL, ROOT } from '@waymark/tools/local-stack/paths'

/** Two builds of the web app for one stack, which can be served from any port. */
export interface Builds {
  readonly current: string
  /** The same app after a change. */
  readonly next: string
}

const PREFIX = 'app-build-'
const KEPT_MS = 60 * 60 * 1_000

function dropOld(): void {
  for (const name of readdirSync(LOCAL)) {
    const folder = LOCAL + name
    if (!name.startsWith(PREFIX) || Date.now() - statSync(folder).mtimeMs < KEPT_MS) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

async function build(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = `${LOCAL}${PREFIX}${name}`
  if (existsSync(folder)) return folder
  const making = `${folder}-${process.pid}`
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--outDir', making, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (status !== 0) throw new Error('The web app could not be built; the lines above say why.')
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another worker has built it already.
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Builds the app for the stack at `origin`, unless the sources are unchanged since the last build. */
export async function appBuilds(origin: string): Promise<Builds> {
  dropOld()
  const { port } = new URL(origin)
  const made = `${port}-${sourcesOf('web').slice(0, 16)}`
  const [current, next] = await Promise.all([
    build(`${made}-current`, { VITE_LOCAL_PORT: port }),
    build(`${made}-next`, { VITE_LOCAL_PORT: port, VITE_FLIGHT_SEARCH_URL: 'https://flights.example/' }),
  ])
  return { current, next }
}
