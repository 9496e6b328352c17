import { randomInt } from 'node:crypto'
import { requireChromium } from '../browser/chromium.ts'
import { installEngines } from '../browser/engines.ts'
import { chooseEngines, projectOn, titleOn } from './engines.ts'
import { playwright } from './playwright.ts'
import { createReport } from './report.ts'
import { stories } from './stories.ts'
import { vitest } from './vitest.ts'
import { withStack } from './with-stack.ts'

/** `npm run test:long`: what is worth its time now and then, but not on every change. */
const { hasGoogle, summary } = chooseEngines(false)
console.log(summary)
process.env['WAYMARK_SEED'] ??= String(randomInt(2 ** 31))
console.log(`Random rounds are played with WAYMARK_SEED=${process.env['WAYMARK_SEED']}.`)
process.env['CHROMIUM_PATH'] = requireChromium()
const report = createReport()

await report.suite(titleOn('long', 'stand-in'), () => vitest(['long']))
if (hasGoogle) {
  for (const name of ['sync', 'long'])
    await report.suite(titleOn(name, 'google'), () => vitest([projectOn(name, 'google')]))
  await report.suite('differential (both engines)', () => vitest(['differential'], { WAYMARK_ROUNDS: '5000' }))
  await withStack(
    async (env) => {
      await report.suite(titleOn('api', 'google'), () => vitest(['api'], env))
      await report.suite(titleOn('e2e', 'google'), () => playwright(env))
    },
    { official: true },
  ).catch((error: unknown) => report.suite('stack', () => Promise.reject(error)))
}

installEngines()
await withStack((env) => stories(report, env)).catch((error: unknown) =>
  report.suite('stack for the stories', () => Promise.reject(error)),
)

report.end(summary)
