import { noteTested } from '@waymark/tools/deploy/checks'
import { buildAll } from '@waymark/tools/local-stack/build'
import { requireChromium } from '../browser/chromium.ts'
import { ENGINES, findEngine } from '../browser/engines.ts'
import { chooseEngines, type Engines } from './engines.ts'
import { inLanes } from './lanes.ts'
import { readOptions, SUITES, type RunOptions } from './options.ts'
import { createReport, refuse } from './report.ts'
import { onStack, WHILE_QUIET, withoutStack, type Job } from './suites.ts'
import { startStack } from './with-stack.ts'

/** @throws UsageError, MissingEngineError */
function prepared(): RunOptions & { engines: Engines } {
  const options = readOptions(process.argv.slice(2))
  return { ...options, engines: chooseEngines(options.official) }
}

const { official, suites, engines } = await Promise.resolve().then(prepared).catch(refuse)
console.log(engines.summary)
process.env['CHROMIUM_PATH'] = requireChromium()

const report = createReport()
const wanted = <Needs>(jobs: readonly Job<Needs>[]) => jobs.filter(({ name }) => suites.has(name))

const needStack = wanted(onStack(engines))
if (suites.has('browsers'))
  for (const engine of ENGINES.filter((each) => findEngine(each) === undefined))
    console.log(`browsers: ${engine} is not found on this machine, and not played`)

const stack =
  needStack.length === 0
    ? undefined
    : startStack({ official, hasFront: true }).catch(async (error: unknown) => {
        await report.suite('stack', () => Promise.reject(error))
        return undefined
      })

/** Jobs that wait for the stack, and are not done where it could not be started. */
const onceUp = (jobs: typeof needStack) =>
  jobs.map(({ title, run }) => async () => {
    const running = await stack
    if (running !== undefined) await report.suite(title, (output) => run(output, running.env))
  })
const isStory = ({ name }: { readonly name: string }): boolean => name === 'browsers'

// Stories wait more than they work, most of all in Firefox and WebKit: they have a lane of their own beside the two cores.
await inLanes([
  wanted(withoutStack(engines)).map(
    ({ title, run }) =>
      () =>
        report.suite(title, run),
  ),
  onceUp(needStack.filter((job) => !isStory(job))),
  onceUp(needStack.filter(isStory)),
])
await (await stack)?.stop()

for (const { title, run } of wanted(WHILE_QUIET)) {
  await buildAll()
  await report.suite(title, run)
}

report.end(engines.summary, () => {
  if (suites.size === SUITES.length) noteTested()
})
