import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PROJECT, ROOT } from '@waymark/tools/local-stack/paths'
import { HOST, portsFrom } from '@waymark/tools/local-stack/ports'
import { withStack } from '../run/with-stack.ts'
import type { MeasuredCall } from './api-routes.ts'
import { IMPORT_BUDGET, importPairs, medianRatio } from './import-times.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { serveFunction } from './served-function.ts'

const CALLS = 200
const WARM_UP = 40
const IMPORTS = 21
const BUDGET = 1.5

/** Milliseconds of each call, in turns. */
interface Times {
  readonly name: string
  readonly ours: number[]
  readonly bare: number[]
}

async function timeOf(origin: string, { method, path, headers = {}, body }: MeasuredCall): Promise<number> {
  const started = performance.now()
  const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
  await answer.arrayBuffer()
  const ms = performance.now() - started
  if (answer.status !== 200) throw new Error(`${origin}${path} answered ${answer.status}`)
  return ms
}

async function measureCall(call: MeasuredCall, ours: string, bare: string): Promise<Times> {
  const times: Times = { name: call.name, ours: [], bare: [] }
  for (let count = 0; count < WARM_UP + CALLS; count += 1) {
    // The one that comes second finds the emulators warm: each is so half of the time.
    const isOursFirst = count % 2 === 0
    const first = await timeOf(isOursFirst ? ours : bare, call)
    const second = await timeOf(isOursFirst ? bare : ours, call)
    if (count < WARM_UP) continue
    times.ours.push(isOursFirst ? first : second)
    times.bare.push(isOursFirst ? second : first)
  }
  return times
}

async function measure(url: string): Promise<Times[]> {
  // What it imports looks for the stack by this name when it is loaded.
  process.env['WAYMARK_URL'] = url
  const { measuredCalls } = await import('./api-routes.ts')
  const ports = portsFrom(Number(new URL(url).port))
  const env = {
    GCLOUD_PROJECT: PROJECT,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  }
  const calls = await measuredCalls()
  const ours = await serveFunction({ source: `${ROOT}functions/dist`, target: 'api', env })
  const bare = await serveFunction({
    source: fileURLToPath(new URL('bare-function', import.meta.url)),
    target: 'bare',
    env,
  })
  try {
    const times: Times[] = []
    // Browsers say with a changing call that a page of the site makes it.
    const sameSite = { origin: ours.url, 'sec-fetch-site': 'same-origin' }
    for (const call of calls) {
      const headers = { ...call.headers, ...sameSite }
      times.push(await measureCall({ ...call, headers }, ours.url, bare.url))
    }
    return times
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

function rowOf({ name, ours, bare }: Times): string {
  const cells = [0.5, 0.95].flatMap((share) => {
    const [of, beside] = [quantile(ours, share), quantile(bare, share)]
    return [ms(beside), `${ms(of)}, ${(of / beside).toFixed(2)}x`]
  })
  return `| ${name} | ${cells.join(' | ')} |`
}

const today = `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.versions.node}.`

function reportRoutes(times: readonly Times[]): boolean {
  const lines = [
    `A route of /api beside an empty function that makes the same calls of Firestore, and of Auth where somebody is signed`,
    `in: both under functions-framework, against the same emulators, ${CALLS} times in turns. Goal: ${BUDGET}x at p50.`,
    '',
    '| | empty function, p50 | route, p50 | empty function, p95 | route, p95 |',
    '| --- | --- | --- | --- | --- |',
    ...times.map(rowOf),
    '',
    today,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('Routes of the API', lines)
  return times.every(({ ours, bare }) => quantile(ours, 0.5) <= BUDGET * quantile(bare, 0.5))
}

function reportImport(): boolean {
  const pairs = importPairs(IMPORTS)
  const ratio = medianRatio(pairs)
  const rows = [0.5, 0.95].map((share) => {
    const of = (side: 'ours' | 'bare') =>
      quantile(
        pairs.map((pair) => pair[side]),
        share,
      )
    return `| p${share * 100} | ${ms(of('bare'))} | ${ms(of('ours'))} |`
  })
  const lines = [
    `What a cold start pays: importing the deployed function beside importing firebase-admin and firebase-functions alone,`,
    `each in a fresh process, ${IMPORTS} pairs in turns. Goal: ${IMPORT_BUDGET}x at the median of the pairs; it is ${ratio.toFixed(2)}x.`,
    '',
    '| | the two packages | the function |',
    '| --- | --- | --- |',
    ...rows,
    '',
    today,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('Import of the function', lines)
  return ratio <= IMPORT_BUDGET
}

const running = process.env['WAYMARK_URL']
const times =
  running === undefined ? await withStack(({ WAYMARK_URL }) => measure(WAYMARK_URL)) : await measure(running)
const areRoutesWithin = reportRoutes(times)
const isImportWithin = reportImport()
process.exit(areRoutesWithin && isImportWithin ? 0 : 1)
