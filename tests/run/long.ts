import { randomInt } from 'node:crypto'
import { requireChromium } from '../browser/chromium.ts'
import { installEngines } from '../browser/engines.ts'
import { chooseEngines, projectOn, titleOn, type Engine } from './engines.ts'
import type { Suite } from './options.ts'
import { createReport } from './report.ts'
import { onStack } from './suites.ts'
import { vitest } from './vitest.ts'
import { withStack } from './with-stack.ts'

/** `npm run test:long`: what is worth its time now and then, but not on every change. */
const engines = chooseEngines(false)
console.log(engines.summary)
process.env['WAYMARK_SEED'] ??= String(randomInt(2 ** 31))
console.log(`Random rounds are played with WAYMARK_SEED=${process.env['WAYMARK_SEED']}.`)
process.env['CHROMIUM_PATH'] = requireChromium()
const report = createReport()

await report.suite(titleOn('long', 'stand-in'), (output) => vitest(output, 'long', ['long']))
if (engines.hasGoogle) {
  for (const name of ['sync', 'long'])
    await report.suite(titleOn(name, 'google'), (output) => vitest(output, name, [projectOn(name, 'google')]))
  await report.suite('differential (both engines)', (output) =>
    vitest(output, 'differential', ['differential'], { WAYMARK_ROUNDS: '5000' }),
  )
  await onStackOf('google', ['api', 'e2e'])
}
installEngines()
await onStackOf('stand-in', ['browsers'])

report.end(engines.summary)

/** Runs suites against a stack on that engine. */
async function onStackOf(single: Engine, wanted: readonly Suite[]): Promise<void> {
  const play = async (env: { readonly WAYMARK_URL: string }) => {
    for (const { name, title, run } of onStack({ ...engines, single }))
      if (wanted.includes(name)) await report.suite(title, (output) => run(output, env))
  }
  await withStack(play, { official: single === 'google' }).catch((error: unknown) =>
    report.suite(`stack for ${wanted.join(' and ')}`, () => Promise.reject(error)),
  )
}
