import { requireChromium } from '../browser/chromium.ts'
import { check } from './command.ts'
import { chooseEngines, projectOn, titleOn, type Engines } from './engines.ts'
import { readOptions, type RunOptions, type Suite } from './options.ts'
import { playwright } from './playwright.ts'
import { createReport, refuse } from './report.ts'
import { stories } from './stories.ts'
import type { Tally } from './tally.ts'
import { vitest } from './vitest.ts'
import { withStack } from './with-stack.ts'

const WORKSPACES = [
  'contract',
  'packages/domain',
  'packages/atlas',
  'packages/planner',
  'packages/assistant',
  'functions',
  'web',
  'emulators',
  'tests',
]
const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '-c',
  'oxlint.config.mjs',
  '--type-aware',
  '--deny-warnings',
  ...WORKSPACES,
]

/** Suites that need no Firestore, and those of the stand-in itself. */
const WITHOUT_ENGINE: Partial<Record<Suite, () => Promise<Tally>>> = {
  format: () => check(['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']),
  lint: () => check(LINT),
  types: () => check(...WORKSPACES.map((workspace) => ['node_modules/typescript/bin/tsc', '-p', workspace])),
  unit: () => vitest(['unit', 'web']),
  emulators: () => vitest(['emulators']),
  'storage-rules': () => vitest(['storage-rules']),
}

/** @throws UsageError, MissingEngineError */
function prepared(): RunOptions & { engines: Engines } {
  const options = readOptions(process.argv.slice(2))
  return { ...options, engines: chooseEngines(options.official) }
}

const { official, suites, engines } = await Promise.resolve().then(prepared).catch(refuse)
console.log(engines.summary)
process.env['CHROMIUM_PATH'] = requireChromium()

const report = createReport()
const on = (name: Suite): string => titleOn(name, engines.single)

for (const [name, run] of Object.entries(WITHOUT_ENGINE)) {
  if (suites.has(name as Suite)) await report.suite(name, run)
}
for (const name of ['rules', 'conformance'] as const) {
  for (const engine of suites.has(name) ? engines.each : [])
    await report.suite(titleOn(name, engine), () => vitest([projectOn(name, engine)]))
}
if (suites.has('differential') && engines.hasGoogle)
  await report.suite('differential (both engines)', () => vitest(['differential']))
if (suites.has('sync')) await report.suite(on('sync'), () => vitest([projectOn('sync', engines.single)]))

if (suites.has('api') || suites.has('e2e') || suites.has('browsers') || suites.has('budgets')) {
  await withStack(
    async (env) => {
      if (suites.has('api')) await report.suite(on('api'), () => vitest(['api'], env))
      if (suites.has('e2e')) await report.suite(on('e2e'), () => playwright(env))
      if (suites.has('browsers')) await stories(report, env)
      if (suites.has('budgets')) {
        await report.suite('budgets', () =>
          check(['web/scripts/check-budgets.mjs'], ['--import', 'tsx', 'tests/bench/functions-import.ts']),
        )
      }
    },
    { official },
  ).catch((error: unknown) => report.suite('stack', () => Promise.reject(error)))
}

if (suites.has('ai')) {
  await withStack((env) => report.suite(on('ai'), () => vitest(['ai'], env)), { official, hasGemini: true }).catch(
    (error: unknown) => report.suite('stack with Gemini', () => Promise.reject(error)),
  )
}

report.end(engines.summary)
