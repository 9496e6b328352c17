import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { LIMITS } from '@waymark/contract/limits'
import { ALERTS, filterOf } from '@waymark/tools/monitoring/alerts'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { startGeminiDouble, type GeminiDouble } from '../../functions/src/ai/gemini/testing/gemini-double.ts'
import { entriesIn, foundBy } from './support/logged.ts'
import { aCharterBooking, book, bookingIn, documentOf, storedCharter, storedStay } from './support/marketplace.ts'
import { startJob } from './support/job.ts'
import { startAppProcess, type AppProcess } from './support/own-app.ts'
import { bearerHeaders, newPerson, signIn, type Person } from './support/people.ts'
import { adminAuth, adminFirestore, FIRESTORE_PORT } from './support/stack.ts'

// Each alert is fired once: by a real fault of the function, whose log is read by the filter that Google is given.

const KEY = 'key-of-the-double'
/** As in support/people.ts. */
const PASSWORD = 'correct horse battery'
const CHAT = '/api/assistant/chat'
const REPORTS = '/api/fault-reports'

let double: GeminiDouble
let app: AppProcess
let person: Person
const started: AppProcess[] = []
const ways: Server[] = []

/** The function with settings of its own. */
async function appWith(env: NodeJS.ProcessEnv): Promise<AppProcess> {
  const one = await startAppProcess({
    ...{ FUNCTIONS_EMULATOR: 'true', GEMINI_API_KEY: KEY, GEMINI_BASE_URL: double.url },
    ...env,
  })
  started.push(one)
  return one
}

beforeAll(async () => {
  double = await startGeminiDouble({ apiKey: KEY })
  app = await appWith({})
  person = await newPerson()
})
afterAll(async () => {
  for (const one of started) one.kill()
  for (const way of ways) way.close()
  await double.close()
})

/** Of somebody new: the answer before may still be counted as running when it has arrived. */
async function ask({ call }: AppProcess, message = 'Is Porto steep?') {
  const { byBearer } = await newPerson()
  return call('POST', CHAT, { headers: byBearer, json: { message } })
}

const report = (fault: object) => app.call('POST', REPORTS, { json: { build: 'BqX3a9_z', fault } })

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Where the lines are that the fault has left. */
interface Faulty {
  readonly log: () => string
  /** Of another function than the API. */
  readonly serviceName?: string
}

/** What the sweep of tomorrow's orphaned data logs, of the accounts that begin with a prefix. */
async function swept(prefix: string, env: NodeJS.ProcessEnv = {}): Promise<Faulty> {
  const call = `sweepOrphans(new Date(Date.now() + 90_000_000), '${prefix}')`
  const { child, log } = startJob('orphans/sweep-orphans.ts', call, env)
  await once(child, 'close')
  return { log, serviceName: 'sweeporphans' }
}

const FIRED: Readonly<Record<string, () => Promise<Faulty>>> = {
  async 'server-errors'() {
    // Of a stack that is not there.
    const { call, log } = await appWith({ WAYMARK_URL: 'http://localhost:1' })
    const health = await Promise.all(times(6).map(() => call('GET', '/api/health')))
    expect(health.map(({ status }) => status)).toEqual(times(6).map(() => 503))
    return { log }
  },
  async 'unreadable-documents'() {
    const id = await storedStay()
    await documentOf('accommodations', id).update({ pricePerNightCents: 'dear' })
    await app.call('GET', `/api/accommodations/${id}`)
    return app
  },
  async 'browser-errors'() {
    await Promise.all(times(31).map(() => report({ kind: 'failed', name: 'TypeError', during: 'showing a screen' })))
    return app
  },
  async 'unreadable-in-browsers'() {
    const fault = { kind: 'unreadable', source: 'trips', faults: [{ path: 'stops.*', code: 'invalid_type' }] }
    await Promise.all(times(6).map(() => report(fault)))
    return app
  },
  async 'policy-violations'() {
    const fault = { kind: 'failed', name: 'SecurityPolicyViolation', code: 'img-src' }
    await Promise.all(times(6).map(() => report({ ...fault, during: 'enforcing the content policy' })))
    return app
  },
  async 'gemini-refused'() {
    double.enqueue(failures.badKey())
    expect((await ask(app)).status).toBe(200)
    return app
  },
  async 'guide-instead-of-model'() {
    for (const _ of times(11)) {
      double.enqueue(failures.malformed('{}'), failures.malformed('{}'), failures.malformed('{}'))
      expect((await ask(app, 'What is there to see in Porto?')).status).toBe(200)
      double.clear()
    }
    return app
  },
  async 'model-budget'() {
    const poor = await appWith({ GEMINI_DAILY_LIMIT_USD: '0' })
    expect((await ask(poor)).status).toBe(200)
    return poor
  },
  async 'accounts-missing'() {
    const prefix = randomUUID()
    await Promise.all(times(11).map((at) => adminFirestore.doc(`users/${prefix}-${at}`).set({ firstName: 'Zebedee' })))
    return swept(prefix)
  },
  async 'gemini-key'() {
    const keyless = await appWith({ GEMINI_API_KEY: 'not a key' })
    expect((await ask(keyless)).status).toBe(200)
    return keyless
  },
}

/** A port that leads to Firestore, a quarter of a second away. @returns its address */
async function slowWay(): Promise<string> {
  const server = createServer((near) => {
    const far = connect(FIRESTORE_PORT, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on('data', (bytes) => setTimeout(() => other.write(bytes), 250))
        .on('close', () => other.destroy())
        .on('error', () => other.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ways.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Changes a charter trip all the time until `during` is done, so that whoever decides upon it from afar is always too late. */
async function whileChanging<T>(trip: string, during: () => Promise<T>): Promise<T> {
  const ended = new AbortController()
  const change = async (count = 0): Promise<void> => {
    if (ended.signal.aborted) return
    await documentOf('charterTrips', trip).update({ description: `No. ${count}` })
    await change(count + 1)
  }
  const changing = change()
  try {
    return await during()
  } finally {
    ended.abort()
    await changing
  }
}

/** A token of a new account, which has no session. */
async function newToken(): Promise<string> {
  const email = `${randomUUID()}@waymark.test`
  await adminAuth.createUser({ email, password: PASSWORD })
  return signIn(email)
}

/** These wait for half a minute, as the function does: `npm run test:long` fires them. */
const SLOWLY_FIRED: typeof FIRED = {
  async 'slow-answers'() {
    double.enqueue(...times(21).map(() => answers.text('Steep indeed. '.repeat(21), { pauseMs: 2_000 })))
    const tokens: string[] = []
    while (tokens.length < 21) tokens.push(await newToken())
    const answered = await Promise.all(
      tokens.map((token) =>
        app.call('POST', CHAT, { headers: bearerHeaders(token), json: { message: 'Is Porto steep?' } }),
      ),
    )
    expect(answered.map(({ status }) => status)).toEqual(times(21).map(() => 200))
    return app
  },
  async contention() {
    const trip = await storedCharter()
    const afar = await appWith({ WAYMARK_FIRESTORE: await slowWay() })
    const answer = await whileChanging(trip, () => book(person, aCharterBooking(trip), {}, afar.call))
    expect(answer.status).toBe(503)
    return afar
  },
  async 'bookings-not-lapsing'() {
    const trip = await storedCharter()
    const before = Timestamp.fromMillis(Date.now() - (LIMITS.pendingHours + 1) * 3_600_000)
    for (const _ of times(3)) {
      const { id } = bookingIn(await book(person, aCharterBooking(trip)))
      await documentOf('bookings', id).update({ createdAt: before })
    }
    const env = { FIRESTORE_EMULATOR_HOST: await slowWay() }
    const { child, log } = startJob('bookings/lapse-bookings.ts', 'lapseBookings()', env)
    await whileChanging(trip, () => once(child, 'close'))
    return { log, serviceName: 'lapsebookings' }
  },
  async 'orphans-not-erased'() {
    const prefix = randomUUID()
    await adminFirestore.doc(`users/${prefix}-1`).set({ firstName: 'Zebedee' })
    // Of a Storage that is not there.
    return swept(prefix, { FIREBASE_STORAGE_EMULATOR_HOST: 'localhost:1', STORAGE_EMULATOR_HOST: 'http://localhost:1' })
  },
}

it('each alert has a fault that fires it', () => {
  const fired = [...Object.keys(FIRED), ...Object.keys(SLOWLY_FIRED)]
  expect(fired.toSorted()).toEqual(ALERTS.map(({ name }) => name).toSorted())
})

/** What happens every day: answers, refusals, one fault of one browser, and what counts for an alert only as it mounts up. */
async function anOrdinaryDay(): Promise<Faulty & { readonly requests: number }> {
  const { call, log } = await appWith({})
  double.enqueue(answers.text('Steep indeed.'))
  const stay = await storedStay()
  const statuses = [
    await call('GET', '/api/health'),
    await call('GET', `/api/accommodations/${stay}`),
    await call('GET', '/api/accommodations/not-there'),
    await call('GET', '/api/trips'),
    await call('POST', CHAT, { headers: person.byBearer, json: { message: 'Is Porto steep?' } }),
    await call('POST', REPORTS, {
      json: { build: 'BqX3a9_z', fault: { kind: 'failed', name: 'TypeError', during: 'showing a screen' } },
    }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 404, 401, 200, 200])
  return { log, requests: statuses.length }
}

it('no alert fires on an ordinary day', async () => {
  const { log, requests } = await anOrdinaryDay()
  const requested = () => entriesIn(log()).filter(({ jsonPayload }) => jsonPayload['message'] === 'request').length
  await expect.poll(requested, { timeout: 120_000 }).toBe(requests)
  const fired = ALERTS.filter(({ match, count }) => foundBy(filterOf(match), entriesIn(log())).length > count)
  expect(fired).toEqual([])
  // What one browser met is counted, though once.
  const { match } = ALERTS.find(({ name }) => name === 'browser-errors')!
  expect(foundBy(filterOf(match), entriesIn(log()))).toHaveLength(1)
})

it('no alert counts the lines of other services, nor those of an account that has used up its own budget', async () => {
  const { log } = await FIRED['unreadable-documents']!()
  const { match } = ALERTS.find(({ name }) => name === 'unreadable-documents')!
  const found = (service?: string) => foundBy(filterOf(match), entriesIn(log(), service)).length
  await expect.poll(() => found(), { timeout: 120_000 }).toBeGreaterThan(0)
  expect(found('somebody-elses')).toBe(0)

  const poor = await appWith({ GEMINI_DAILY_LIMIT_PER_ACCOUNT_USD: '0' })
  expect((await ask(poor)).status).toBe(200)
  const used = () =>
    entriesIn(poor.log()).flatMap(({ jsonPayload }) =>
      jsonPayload['message'] === 'The budget of the model is used up' ? [jsonPayload['source']] : [],
    )
  await expect.poll(used, { timeout: 120_000 }).toEqual(['account'])
  const { match: everybodys } = ALERTS.find(({ name }) => name === 'model-budget')!
  expect(foundBy(filterOf(everybodys), entriesIn(poor.log()))).toEqual([])
})

const isLong = process.env['WAYMARK_ALERTS'] === 'all'

describe('the alert', () => {
  it.each(Object.entries(isLong ? { ...FIRED, ...SLOWLY_FIRED } : FIRED))('%s fires', async (name, fire) => {
    // A day on which the guide answered by itself leaves an answer of the model behind.
    double.clear()
    const { log, serviceName } = await fire()
    const alert = ALERTS.find((one) => one.name === name)!
    const found = () => foundBy(filterOf(alert.match), entriesIn(log(), serviceName)).length
    // A line is written after its answer.
    await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(alert.count)
  })
})
