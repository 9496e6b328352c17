import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * How long the deployed function takes to import, as a multiple of importing only firebase-admin and firebase-functions.
 * Each import is a process of its own. Pairs run one right after the other, in turns, so that a slower moment of the
 * machine meets both; the median over the pairs decides.
 */
const BUDGET = 1.3
const PAIRS = 11

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url))
const BUNDLE = `${FUNCTIONS}dist/index.js`
const BARE = ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore', 'firebase-functions/https']

if (!existsSync(BUNDLE)) {
  console.error('functions/dist is missing; build it with: npm run build -w functions')
  process.exit(1)
}

/** Milliseconds from the first import to the last, inside a fresh process. */
function importTime(modules) {
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
  console.error(`Importing ${modules.join(', ')} failed: ${stderr}`)
  process.exit(1)
}

function pair(index) {
  if (index % 2 === 0) {
    const ours = importTime([BUNDLE])
    return ours / importTime(BARE)
  }
  const bare = importTime(BARE)
  return importTime([BUNDLE]) / bare
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

importTime(BARE)
importTime([BUNDLE])
const ratio = median(Array.from({ length: PAIRS }, (_, index) => pair(index)))
console.log(`functions import: ${ratio.toFixed(2)}x of firebase-admin + firebase-functions alone (budget ${BUDGET}x)`)
process.exit(ratio <= BUDGET ? 0 : 1)
