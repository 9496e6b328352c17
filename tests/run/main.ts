import { noteTested } from '@waymark/tools/deploy/checks'
import { buildAll } from '@waymark/tools/local-stack/build'
import { requireChromium } from '../browser/chromium.ts'
import { enginesOfStories } from '../browser/engines.ts'
import { chooseEngines, type Engines } from './engines.ts'
import { inLanes } from './lanes.ts'
import { readOptions, SUITES, type RunOptions } from './options.ts'
import { createReport, refuse } from './report.ts'
import { FILES, onStack, ONCE_BUILT, onFirestore, WHILE_QUIET, type Job } from './suites.ts'
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

const storyEngines = enginesOfStories()
const needStack = wanted(onStack(engines, storyEngines))
if (suites.has('browsers')) console.log(`browsers: stories are played in ${storyEngines.join(' and ')}`)

const stack =
  needStack.length === 0
    ? Promise.resolve(undefined)
    : startStack({ official, hasFront: true }).catch(async (error: unknown) => {
        await report.suite('stack', () => Promise.reject(error))
        return undefined
      })

/** Jobs that need the stack, skipped if it could not be started. */
const onceUp = (jobs: typeof needStack) =>
  jobs.map(({ title, run }) => async () => {
    const running = await stack
    if (running !== undefined) await report.suite(title, (output) => run(output, running.env))
  })
const isStory = ({ name }: { readonly name: string }): boolean => name === 'browsers'
const isE2e = ({ name }: { readonly name: string }): boolean => name === 'e2e'

const alone = (jobs: readonly Job[]) => wanted(jobs).map((job) => () => report.suite(job.title, job.run))
/** They use the stack's builds; concurrent builds would interfere. */
const onceBuilt = alone(ONCE_BUILT).map((job) => () => stack.then(job))
const files = [...alone(FILES), ...onceBuilt]
const firestore = alone(onFirestore(engines))
const e2e = onceUp(needStack.filter(isE2e))
const stories = onceUp(needStack.filter(isStory))
const calls = onceUp(needStack.filter((job) => !isE2e(job) && !isStory(job)))
// `e2e` and the stories mostly wait, and so do engines, so four lanes keep two cores busy.
if (engines.single === 'google') {
  // Google's engine keeps evaluating the listeners of closed pages, which delays each write, so suites with pages come
  // last.
  await inLanes([files, [...firestore, ...calls]])
  await inLanes([e2e, stories])
} else await inLanes([e2e, stories, [...firestore, ...calls], files])
await (await stack)?.stop()

for (const { title, run } of wanted(WHILE_QUIET)) {
  await buildAll()
  await report.suite(title, run)
}

report.end(engines.summary, () => {
  if (suites.size === SUITES.length) noteTested()
})
