import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

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

/** Whether every package of the lock file is there in its version. npm keeps what it installed in a lock file of its own. */
function isInstalled() {
  const installedLock = `${ROOT}node_modules/.package-lock.json`
  if (!existsSync(installedLock)) return false
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const installed = packagesOf(installedLock)
  return Object.entries(packagesOf(`${ROOT}package-lock.json`)).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  )
}

function installDependencies() {
  if (isInstalled()) return
  console.log('Installing dependencies (about a minute) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm === undefined ? ['npm', ['ci']] : [process.execPath, [npm, 'ci']]
  const { status } = spawnSync(command, [...args, '--no-progress'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) fail('Installing the dependencies failed; the lines above say why.')
}

/** Makes a fresh checkout able to run the project's TypeScript: checks Node, installs, registers tsx. */
export async function prepareCode() {
  requireNode()
  installDependencies()
  const { register } = await import('tsx/esm/api')
  register()
}

/** The same, and makes the tables of the atlas of what `data/` holds now. */
export async function prepare() {
  await prepareCode()
  const { buildData } = await import('../packages/atlas/scripts/build-data.ts')
  buildData()
}
