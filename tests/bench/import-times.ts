import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { quantile } from './measure.ts'

/** At most so many times of what importing only firebase-admin and firebase-functions takes. */
export const IMPORT_BUDGET = 1.3

const FUNCTIONS = `${ROOT}functions/`
export const BUNDLE = `${FUNCTIONS}dist/index.js`
const BARE = ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore', 'firebase-functions/https']

/** Milliseconds. */
interface Pair {
  readonly ours: number
  readonly bare: number
}

/** Milliseconds from the first import to the last, inside a fresh process. */
export function importTime(modules: readonly string[]): number {
  const program = `
    const started = performance.now()
    for (const name of ${JSON.stringify(modules)}) await import(name)
    process.stdout.write(String(performance.now() - started), () => process.exit(0))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: FUNCTIONS,
    encoding: 'utf8',
  })
  const ms = Number(stdout)
  if (status === 0 && ms > 0) return ms
  throw new Error(`Importing ${modules.join(', ')} failed: ${stderr}`)
}

function pair(index: number): Pair {
  if (index % 2 === 0) {
    const ours = importTime([BUNDLE])
    return { ours, bare: importTime(BARE) }
  }
  const bare = importTime(BARE)
  return { ours: importTime([BUNDLE]), bare }
}

/**
 * How long the deployed function takes to import beside firebase-admin and firebase-functions alone, each in a process of
 * its own. One right after the other, in turns, so that a slower moment of the machine meets both.
 */
export function importPairs(count: number): Pair[] {
  if (!existsSync(BUNDLE)) throw new Error('functions/dist is missing; build it with: npm run build -w functions')
  importTime(BARE)
  importTime([BUNDLE])
  return Array.from({ length: count }, (_, index) => pair(index))
}

export const medianRatio = (pairs: readonly Pair[]): number =>
  quantile(
    pairs.map(({ ours, bare }) => ours / bare),
    0.5,
  )
