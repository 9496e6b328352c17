import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCAL = `${ROOT}.local`
const STAMP = `${LOCAL}/installed`

/** Ends the process with one clear sentence. Runs before anything is installed, so it needs nothing but Node. */
export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Waymark needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`)
}

/** Installs the dependencies when the lock file is not the one that was installed last. */
function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex')
  const installed = existsSync(`${ROOT}node_modules`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock
  if (installed) return
  console.log('Installing dependencies (about a minute) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm === undefined ? ['npm', ['ci']] : [process.execPath, [npm, 'ci']]
  const { status } = spawnSync(command, [...args, '--no-progress'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) fail('Installing the dependencies failed; the lines above say why.')
  mkdirSync(LOCAL, { recursive: true })
  writeFileSync(STAMP, lock)
}

/** Makes a fresh checkout able to run the project's TypeScript: checks Node, installs, registers tsx. */
export async function prepare() {
  requireNode()
  installDependencies()
  const { register } = await import('tsx/esm/api')
  register()
}
