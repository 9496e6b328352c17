import { randomInt } from 'node:crypto'
import { requireChromium } from '../browser/chromium.ts'
import { ENGINES, installEngines } from '../browser/engines.ts'
import { OLDEST_CHROMIUM, oldestChromium } from '../browser/oldest-chromium.ts'
import { chooseEngines, projectOn, titleOn, type Engine } from './engines.ts'
import { createReport } from './report.ts'
import { check } from './command.ts'
import { NODES, onNode } from './other-nodes.ts'
import { onStack, type Job } from './suites.ts'
import { vitest } from './vitest.ts'
import { withStack, type TestStack } from './with-stack.ts'

/** `npm run test:long`: tests that are too slow for every change. */
const engines = chooseEngines(false)
console.log(engines.summary)
process.env['WAYMARK_SEED'] ??= String(randomInt(2 ** 31))
console.log(`Random rounds are played with WAYMARK_SEED=${process.env['WAYMARK_SEED']}.`)
process.env['CHROMIUM_PATH'] = requireChromium()
const report = createReport()
/** Number of attempts by outsiders. */
const ALL_ATTEMPTS = { WAYMARK_ATTEMPTS: 'all' }

await report.suite('unit', (output) =>
  vitest(output, { name: 'unit', env: { WAYMARK_WISHES: '5000', WAYMARK_FLAWS: 'all', WAYMARK_SAMPLES: 'all' } }),
)
await report.suite('emulators', (output) => vitest(output, { name: 'emulators', env: { MANY_STAYS: '10000' } }))
await report.suite('restore drill', (output) => check(output, ['tools/run.mjs', 'tools/restore-drill.ts']))
for (const version of NODES)
  await report.suite(`unit, rules and api on Node ${version}`, (output) => onNode(version, output))
await report.suite(titleOn('long', 'stand-in'), (output) => vitest(output, { name: 'long' }))
await report.suite(titleOn('outsiders', 'stand-in'), (output) => tryAsOutsiders(output, 'stand-in'))
if (engines.hasGoogle) {
  await report.suite(titleOn('outsiders', 'google'), (output) => tryAsOutsiders(output, 'google'))
  for (const name of ['sync', 'long'])
    await report.suite(titleOn(name, 'google'), (output) => vitest(output, { name: projectOn(name, 'google') }))
  await report.suite('differential (both engines)', (output) =>
    vitest(output, { name: 'differential', env: { WAYMARK_ROUNDS: '5000' } }),
  )
  await onStackOf('google', async (env) => {
    await playCrowds('google', env)
    // Google's engine keeps evaluating the listeners of closed pages, which delays each write, so suites with pages
    // come last.
    for (const name of ['api', 'e2e'])
      for (const job of onStack({ ...engines, single: 'google' }, []).filter((it) => it.name === name))
        await play(job, env)
  })
}
installEngines()
await onStackOf('stand-in', async (env) => {
  await playCrowds('stand-in', env)
  for (const job of onStack(engines, ENGINES).filter(({ name }) => name === 'browsers')) await play(job, env)
  const program = oldestChromium()
  if (program !== undefined) await playStoriesIn(program, env)
})

report.end(engines.summary)

function play({ title, run }: Job<TestStack['env']>, env: TestStack['env']): Promise<void> {
  return report.suite(title, (output) => run(output, env))
}

function playCrowds(single: Engine, env: TestStack['env']): Promise<void> {
  const larger = {
    WAYMARK_CROWD: '300',
    WAYMARK_DOCUMENTS: '100',
    WAYMARK_RENEWALS: 'Infinity',
    WAYMARK_ALERTS: 'all',
    ...ALL_ATTEMPTS,
  }
  const args = ['bookings.crowd', 'documents.interrupted', 'documents.renewal', 'alerts', 'attempts']
  return report.suite(titleOn('crowds', single), (output) =>
    vitest(output, { name: `crowds-${single}`, projects: ['api'], env: { ...env, ...larger }, args }),
  )
}

function playStoriesIn(chromium: string, env: TestStack['env']): Promise<void> {
  return report.suite(`browsers: Chromium ${OLDEST_CHROMIUM}`, (output) =>
    vitest(output, {
      name: 'browsers-oldest',
      projects: ['browsers'],
      env: { ...env, ENGINE: 'chromium', CHROMIUM_PATH: chromium },
    }),
  )
}

function tryAsOutsiders(output: Parameters<typeof vitest>[0], single: Engine): ReturnType<typeof vitest> {
  const name = `outsiders-${single}`
  return vitest(output, { name, projects: [projectOn('rules', single)], env: ALL_ATTEMPTS, args: ['outsiders'] })
}

/** Starts a stack on that engine, and stops it again. */
async function onStackOf(single: Engine, use: (env: TestStack['env']) => Promise<void>): Promise<void> {
  await withStack(use, { official: single === 'google' }).catch((error: unknown) =>
    report.suite(`stack on ${single}`, () => Promise.reject(error)),
  )
}
