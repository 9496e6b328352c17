import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { PROJECT, ROOT } from '@waymark/tools/local-stack/paths'
import { HOST, portsFrom } from '@waymark/tools/local-stack/ports'
import { withStack } from '../run/with-stack.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { serveFunction, type ServedFunction } from './served-function.ts'

/** `npm run bench:instance`: what an instance of the function needs, from which its settings in functions/src/index.ts follow. */

const STARTS = 11
/** As many as one instance answers at once; each as large as a document may be. */
const UPLOADS = 12
const UPLOAD_BYTES = 20 * 1024 * 1024
const MEMORY_MB = 1024

/** The most memory that a process has held so far. */
function peakMb(pid: number): number {
  const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

async function measure(url: string): Promise<string[]> {
  // What they import looks for the stack by this name when it is loaded.
  process.env['WAYMARK_URL'] = url
  const { aSealed, formOf, newVaultOwner } = await import('../api/support/documents.ts')
  const ports = portsFrom(Number(new URL(url).port))
  const start = (): Promise<ServedFunction> =>
    serveFunction({
      source: `${ROOT}functions/dist`,
      target: 'api',
      env: {
        GCLOUD_PROJECT: PROJECT,
        METADATA_SERVER_DETECTION: 'none',
        FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
        FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
        FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
        STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
      },
    })
  const answered = async (one: ServedFunction, path: string): Promise<void> => {
    const { status } = await fetch(one.url + path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }

  // The first one may have to fetch functions-framework.
  await (await start()).stop()

  const times = { listening: [] as number[], answer: [] as number[], idle: [] as number[] }
  while (times.answer.length < STARTS) {
    const began = performance.now()
    const one = await start()
    times.listening.push(performance.now() - began)
    await answered(one, '/api/accommodations/search?page=1&pageSize=20')
    times.answer.push(performance.now() - began)
    times.idle.push(peakMb(one.pid))
    await one.stop()
  }

  const busy = await start()
  const people = []
  while (people.length < UPLOADS) people.push(await newVaultOwner())
  const uploads = people.map((person) => {
    const sent = aSealed(person, {}, randomBytes(UPLOAD_BYTES))
    const headers = { ...person.byBearer, origin: busy.url, 'sec-fetch-site': 'same-origin' }
    return fetch(`${busy.url}/api/documents/upload`, { method: 'POST', headers, body: formOf(sent) })
  })
  const statuses = (await Promise.all(uploads)).map(({ status }) => status)
  const peak = peakMb(busy.pid)
  await busy.stop()
  const refused = statuses.filter((status) => status !== 200)
  if (refused.length > 0) throw new Error(`uploads answered ${refused.join(', ')}`)

  const ms = (values: readonly number[], share: number): string => `${quantile(values, share).toFixed(0)} ms`
  console.log({ ...times, peak })
  return [
    `The deployed bundle under functions-framework in a fresh process, ${STARTS} times, against the emulators of this machine:`,
    `what a cold start adds besides Google's own time for a container. Memory is the most that the process has held.`,
    '',
    '| | p50 | p95 |',
    '| --- | --- | --- |',
    `| from its start until it listens | ${ms(times.listening, 0.5)} | ${ms(times.listening, 0.95)} |`,
    `| until the first search for stays is answered | ${ms(times.answer, 0.5)} | ${ms(times.answer, 0.95)} |`,
    `| memory after that | ${quantile(times.idle, 0.5).toFixed(0)} MB | ${quantile(times.idle, 0.95).toFixed(0)} MB |`,
    '',
    `${UPLOADS} documents of 20 MB at the same time: ${peak.toFixed(0)} MB, of the ${MEMORY_MB} that an instance has.`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.versions.node}.`,
  ]
}

const running = process.env['WAYMARK_URL']
const lines =
  running === undefined ? await withStack(({ WAYMARK_URL }) => measure(WAYMARK_URL)) : await measure(running)
console.log(lines.join('\n'))
reportBench('An instance of the function', lines)
process.exit()
