import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { findEngine, type Engine } from '../browser/engines.ts'
import { check } from './command.ts'
import { projectOn, titleOn, type Engines } from './engines.ts'
import type { Suite as Name } from './options.ts'
import type { Output } from './output.ts'
import { playwright, playwrightOnGoogle } from './playwright.ts'
import type { Tally } from './tally.ts'
import { vitest } from './vitest.ts'
import type { TestStack } from './with-stack.ts'

/** A part of a run, with its title in the output. */
export interface Job<Needs = void> {
  readonly name: Name
  readonly title: string
  readonly run: (output: Output, needs: Needs) => Promise<Tally>
}

const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { workspaces: string[] }

/** Their folders; `packages/*` stands for whatever is there. */
const WORKSPACES = workspaces.flatMap((path) =>
  path.endsWith('/*') ? readdirSync(ROOT + path.slice(0, -2)).map((name) => path.slice(0, -1) + name) : [path],
)

export const FORMAT = ['node_modules/oxfmt/bin/oxfmt', '--check']

export const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '-c',
  'oxlint.config.mjs',
  '--type-aware',
  '--deny-warnings',
  ...WORKSPACES,
]

/** What nothing uses: files, exports, dependencies. */
export const UNUSED = ['node_modules/knip/bin/knip.js', '--no-progress']

export const TYPES = WORKSPACES.map((workspace) => ['node_modules/typescript/bin/tsc', '-p', workspace])

/** The Vitest projects of the suite `unit`. */
export const UNIT = ['unit', 'unit-mocked', 'web', 'web-mocked']

/** Runs the vitest project of the same name. */
const project = (name: Name): Job => ({ name, title: name, run: (output) => vitest(output, { name }) })

const onEngine = (name: Name, engine: Engines['single']): Job => {
  const title = titleOn(name, engine)
  return { name, title, run: (output) => vitest(output, { name: projectOn(name, engine) }) }
}

/** Suites without a Firestore. Longest first. */
export const FILES: readonly Job[] = [
  { name: 'unit', title: 'unit', run: (output) => vitest(output, { name: 'unit', projects: UNIT }) },
  project('emulators'),
  { name: 'types', title: 'types', run: (output) => check(output, ...TYPES) },
  { name: 'lint', title: 'lint', run: (output) => check(output, LINT, UNUSED) },
  { name: 'format', title: 'format', run: (output) => check(output, FORMAT) },
  project('storage-rules'),
]

/** Suites that start their engines. Longest first. */
export const onFirestore = ({ each, single, hasGoogle }: Engines): readonly Job[] => [
  ...each.toReversed().flatMap((engine) => [onEngine('conformance', engine), onEngine('rules', engine)]),
  ...(hasGoogle ? [{ ...project('differential'), title: 'differential (both engines)' }] : []),
  onEngine('sync', single),
]

/** Suites that use the local stack, including the stories in the installed engines. */
export function onStack({ single }: Engines, stories: readonly Engine[]): readonly Job<TestStack['env']>[] {
  const browsers = stories.flatMap((engine) => {
    const program = findEngine(engine)
    if (program === undefined) return []
    const title = `browsers: ${engine} (${program})`
    return [
      {
        name: 'browsers' as const,
        title,
        run: (output: Output, env: TestStack['env']) =>
          vitest(output, { name: `browsers-${engine}`, projects: ['browsers'], env: { ...env, ENGINE: engine } }),
      },
    ]
  })
  return [
    { name: 'e2e', title: titleOn('e2e', single), run: single === 'google' ? playwrightOnGoogle : playwright },
    { name: 'api', title: titleOn('api', single), run: (output, env) => vitest(output, { name: 'api', env }) },
    { name: 'ai', title: titleOn('ai', single), run: (output, env) => vitest(output, { name: 'ai', env }) },
    ...browsers,
  ]
}

/** Measurements, which run alone. */
export const WHILE_QUIET: readonly Job[] = [
  {
    name: 'budgets',
    title: 'budgets',
    run: (output) =>
      check(output, ['web/scripts/check-budgets.mjs'], ['--import', 'tsx', 'tests/bench/functions-import.ts']),
  },
]

/** Suites that use the stack's builds. */
export const ONCE_BUILT: readonly Job[] = [
  {
    name: 'deploy',
    title: 'deploy (dry run)',
    run: (output) =>
      check(output, [
        ...['tools/run.mjs', 'tools/deploy/deploy.ts', '--dry-run'],
        ...['--project', 'waymark-dry-run', '--projects', 'tools/deploy/testing/'],
      ]),
  },
]
