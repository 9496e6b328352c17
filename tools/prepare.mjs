import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Exits with one sentence. Runs before anything is installed, so it only uses Node. */
export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Waymark needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`)
}

/** Whether all packages of the lock file are installed in the right version, according to npm's hidden lock file. */
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

/** Prepares a fresh checkout for running TypeScript: checks Node, installs packages, registers tsx. */
export async function prepareCode() {
  requireNode()
  installDependencies()
  const { register } = await import('tsx/esm/api')
  register()
}

/** Does the same, and builds the atlas tables from `data/`. */
export async function prepare() {
  await prepareCode()
  const { buildData } = await import('../packages/atlas/scripts/build-data.ts')
  buildData()
}
