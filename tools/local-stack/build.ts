import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LOCAL, ROOT } from './paths.ts'
import { say } from './progress.ts'

interface Target {
  readonly name: string
  /** Files and folders that the result is built from. */
  readonly sources: readonly string[]
  readonly result: string
  readonly command: readonly string[]
}

const SHARED = ['contract', 'domain', 'atlas', 'planner', 'assistant']
  .map((name) => `packages/${name}`)
  .concat('package-lock.json')

const TARGETS: readonly Target[] = [
  {
    name: 'firestore-stand-in',
    sources: ['packages/firestore-stand-in', 'package-lock.json'],
    result: 'packages/firestore-stand-in/dist/firestore.mjs',
    command: ['packages/firestore-stand-in/build.mjs'],
  },
  {
    name: 'functions',
    sources: ['functions/src', 'functions/build.mjs', 'functions/package.json', 'data', ...SHARED],
    result: 'functions/dist/index.js',
    command: ['functions/build.mjs'],
  },
  {
    name: 'web',
    sources: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/screens.ts',
      'web/vite',
      'web/vite.config.ts',
      'web/package.json',
      // Of those, Vite reads whichever are there.
      'web/.env',
      'web/.env.local',
      'web/.env.production',
      'web/.env.production.local',
      'data/cities.json',
      'data/city-names.json',
      'data/climate.json',
      'data/countries.json',
      'data/health.json',
      'data/price-levels.json',
      'data/sockets.json',
      ...SHARED,
    ],
    result: 'web/dist/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
  },
]

const SKIPPED = new Set(['node_modules', 'dist', 'built-atlas'])

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => filesBelow(`${path}/${entry.name}`))
}

function fingerprint(sources: readonly string[], root = ROOT): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(root + source))) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** A hash of the sources that `target` would be built from. */
export function sourcesOf(name: 'web', root = ROOT): string {
  const target = TARGETS.find((each) => each.name === name)
  if (target === undefined) throw new Error(`There is no target ${name}.`)
  return fingerprint(target.sources, root)
}

export class BuildError extends Error {}

/**
 * The local stack uses no Google project, and the build that people get, whatever the shell or an .env file contains.
 */
const LOCAL_ENV: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', VITE_FIREBASE_CONFIG: '' }

/** The environment variables that Vite builds into the app. */
const variables = (): string =>
  JSON.stringify(
    Object.entries(LOCAL_ENV)
      .filter(([name]) => name.startsWith('VITE_'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Builds what has changed since the last build, except for the targets in `skip`. */
export async function buildAll(skip: readonly string[] = []): Promise<void> {
  mkdirSync(LOCAL, { recursive: true })
  for (const target of TARGETS) {
    if (skip.includes(target.name)) continue
    // Next to the result, so that it disappears when another build, such as a manual production build, empties the
    // folder.
    const stamp = `${dirname(ROOT + target.result)}/.built-from`
    const now = `${fingerprint(target.sources)} ${variables()}`
    if (existsSync(ROOT + target.result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue
    say(`Building ${target.name} …`)
    const child = spawn(process.execPath, target.command, {
      cwd: ROOT,
      env: LOCAL_ENV,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [status] = (await once(child, 'exit')) as [number | null]
    if (status !== 0) throw new BuildError(`Building ${target.name} failed; the lines above say why.`)
    writeFileSync(stamp, now)
  }
}
