import { requireChromium } from '../browser/chromium.ts'
import { check } from './command.ts'
import { playwright } from './playwright.ts'
import { add, FAIL, type Tally } from './tally.ts'
import { vitest } from './vitest.ts'
import { withStack } from './with-stack.ts'

const WORKSPACES = ['contract', 'packages/domain', 'guide', 'functions', 'web', 'emulators', 'tests']
const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '-c',
  'oxlint.config.mjs',
  '--type-aware',
  '--deny-warnings',
  ...WORKSPACES,
]

let total: Tally = { passed: 0, failed: 0 }
const failures: string[] = []

async function suite(name: string, run: () => Promise<Tally>): Promise<void> {
  console.log(`\n── ${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error)
    return FAIL
  })
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`)
  if (tally.failed > 0) failures.push(name)
  total = add(total, tally)
}

/** `npm test -- unit rules` runs only those suites. */
const wanted = new Set(process.argv.slice(2))
const isWanted = (name: string): boolean => wanted.size === 0 || wanted.has(name)

process.env['CHROMIUM_PATH'] = requireChromium()

const SUITES: readonly [name: string, run: () => Promise<Tally>][] = [
  ['format', () => check(['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'])],
  ['lint', () => check(LINT)],
  ['types', () => check(...WORKSPACES.map((workspace) => ['node_modules/typescript/bin/tsc', '-p', workspace]))],
  ['unit', () => vitest(['unit', 'web'])],
  ['emulators', () => vitest(['emulators'])],
  ['sync', () => vitest(['sync'])],
  ['rules', () => vitest(['rules', 'storage-rules'])],
  ['conformance', () => vitest(['conformance'])],
]

for (const [name, run] of SUITES) if (isWanted(name)) await suite(name, run)

if (isWanted('api') || isWanted('e2e') || isWanted('budgets')) {
  await withStack(async (env) => {
    if (isWanted('api')) await suite('api', () => vitest(['api'], env))
    if (isWanted('e2e')) await suite('e2e', () => playwright(env))
    if (isWanted('budgets')) {
      await suite('budgets', () =>
        check(['web/scripts/check-budgets.mjs'], ['--import', 'tsx', 'tests/bench/functions-import.ts']),
      )
    }
  }).catch((error: unknown) => suite('stack', () => Promise.reject(error)))
}

if (isWanted('ai')) {
  await withStack((env) => suite('ai', () => vitest(['ai'], env)), { hasGemini: true }).catch((error: unknown) =>
    suite('stack with Gemini', () => Promise.reject(error)),
  )
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
