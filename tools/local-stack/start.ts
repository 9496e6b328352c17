import { rmSync } from 'node:fs'
import { buildAll, BuildError } from './build.ts'
import { dataFolder } from './config.ts'
import { geminiDouble, ownGemini } from './functions-settings.ts'
import { claimPorts, openBase, portsFrom, takenPorts } from './ports.ts'
import { say } from './progress.ts'
import { runSchedule } from './schedule.ts'
import { seed } from './seed.ts'
import { readStartOptions, StartOptionsError } from './start-options.ts'
import { startSuite, SuiteError, type Suite } from './suite.ts'
import { startVite } from './vite.ts'

let suite: Suite | undefined
let stopping = false
const options = readOptions()

async function stop(exitCode: number): Promise<never> {
  stopping = true
  if (suite !== undefined) {
    console.log()
    say('Stopping, and keeping the data …')
    await suite.stop()
    say('Stopped.')
  }
  process.exit(exitCode)
}

/** Exits with one sentence; the emulators end with this process. */
function fail(sentence: string): never {
  stopping = true
  console.error(`\n${sentence}`)
  process.exit(1)
}

function readOptions() {
  try {
    return readStartOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof StartOptionsError) return fail(error.message)
    throw error
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) void stop(0)
  })
}

async function main(): Promise<void> {
  const { base } = options
  const ports = portsFrom(base)
  const taken = await takenPorts(ports)
  if (taken.length > 0) {
    const [first = 'hosting', ...others] = taken
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    fail(
      `Something else, perhaps another npm start, is using port ${ports[first]} (${first})${more}. Stop it, or choose other ports: npm start -- --port ${openBase(base + 100)}`,
    )
  }
  if ((await claimPorts(base)) === undefined)
    fail(
      `Another stack is about to use the ports from ${base} on. Stop it, or choose other ports: npm start -- --port ${openBase(base + 100)}`,
    )
  await buildAll(options.dev ? ['web'] : [])
  if (options.fresh) rmSync(dataFolder(base, options.official), { recursive: true, force: true })
  const gemini = options['gemini-double'] ? geminiDouble(ports) : ownGemini()
  if (gemini !== undefined) say('Gemini answers where it can: there is a key.')
  say('Starting auth, Firestore, storage, functions and hosting …')
  suite = await startSuite({
    base,
    keepData: true,
    official: options.official,
    gemini,
    hasFront: !options.dev,
    onProgress: (part) => say(`  ${part} is up`),
  })
  if (!suite.imported) {
    say('Filling in the demo data …')
    await seed(base)
  }
  const url = options.dev ? await startVite(ports) : suite.url
  if (stopping) return
  say(`Waymark runs at ${url}`)
  console.log(`
  Sign in as   traveller@waymark.test (a traveller) or
               admin@waymark.test (an administrator)
  Password     waymark-demo

  Ctrl-C stops everything and keeps the data; npm start -- --fresh begins anew.
`)
  runSchedule(ports, suite.ended)
  await suite.ended
  if (!stopping) fail(`The local stack ended by itself; its log is ${suite.logFile}.`)
}

try {
  await main()
} catch (error) {
  if (stopping) await new Promise(() => {})
  fail(error instanceof SuiteError || error instanceof BuildError ? error.message : String(error))
}
