import { QUOTAS } from '@waymark/contract/quotas'
import { OwnActivity } from '@waymark/contract/activities/activity-calls'
import { expect, it } from 'vitest'
import { call, type Answer } from './support/call.ts'
import { anActivityForm } from './support/catalog.ts'
import { anActivityBooking, book, storedActivity } from './support/marketplace.ts'
import { aList, aPackingRequest } from './support/packing-lists.ts'
import { letEarlierSignInsCount, newPerson, type Person, signedInBefore } from './support/people.ts'
import { aScan, saveScan } from './support/scans.ts'
import { aRequest, quotaDocument, quotaOfSignIn } from './support/trips.ts'

const generate = (person: Person) =>
  call('POST', '/api/packing/generate', { headers: person.byBearer, json: aPackingRequest() })

const plan = (person: Person, key?: string) =>
  call('POST', '/api/trips/plan', {
    headers: { ...person.byBearer, ...(key !== undefined && { 'idempotency-key': key }) },
    json: aRequest(),
  })

const retryAfter = (answer: Answer): number => Number(answer.headers.get('retry-after'))

const refusal = (message: RegExp) => ({ code: 'quota-exceeded', message: expect.stringMatching(message) })

it('too many calls in a minute are refused until the next, for this traveller alone', async () => {
  const [busy, other] = [await newPerson(), await newPerson()]
  const answers: Answer[] = []
  // The minute may end in between once.
  while (answers.at(-1)?.status !== 429 && answers.length <= 2 * QUOTAS.packing.perMinute) {
    answers.push(await generate(busy))
  }
  const refused = answers.pop()
  expect(answers.length).toBeGreaterThanOrEqual(QUOTAS.packing.perMinute)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(refused?.status).toBe(429)
  expect(refused?.body).toMatchObject(refusal(/^Too many requests\. Please try again in \d+ seconds?\.$/))
  expect(refused && retryAfter(refused)).toBeGreaterThan(0)
  expect(refused && retryAfter(refused)).toBeLessThanOrEqual(60)
  expect((await generate(other)).status).toBe(200)
})

it('too many calls in a day are refused until midnight', async () => {
  const person = await newPerson()
  await quotaDocument(person).set({ packing: { today: QUOTAS.packing.perDay - 1, minute: 0, thisMinute: 0 } })
  expect((await generate(person)).status).toBe(200)
  const refused = await generate(person)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject(refusal(/^You have reached the limit for today\. Please try again in \d+ \w+\.$/))
  expect(retryAfter(refused)).toBeLessThanOrEqual(24 * 3600)
})

it('a plan is known to be under way until it has ended', async () => {
  const person = await newPerson()
  const seen: unknown[] = []
  const stop = quotaDocument(person).onSnapshot((counters) => seen.push(counters.get('plan.running.id')))
  expect((await plan(person, 'one')).status).toBe(200)
  await expect.poll(() => seen.at(-1), { timeout: 120_000 }).toBeUndefined()
  stop()
  expect(seen).toContain('one')
})

it('one plan of a traveller is made at a time; its retry is let in, and its end lets the next one in', async () => {
  const person = await newPerson()
  // As an instance of the server writes it that is at work.
  const running = { id: 'one', sinceMs: Date.now() }
  await quotaDocument(person).set({ plan: { today: 1, minute: 0, thisMinute: 0, running } })
  const another = await plan(person, 'two')
  expect(another.status).toBe(429)
  expect(another.body).toMatchObject(refusal(/^Your last request is still being worked on\./))
  expect((await plan(person, 'one')).status).toBe(200)
  expect((await plan(person, 'two')).status).toBe(200)
})

const ask = (person: Person, message: string, key: string) =>
  call('POST', '/api/assistant/chat', {
    headers: { ...person.byBearer, 'idempotency-key': key },
    json: { message },
  })

it('six questions under one key are not six answers for the price of two', async () => {
  const person = await newPerson()
  const questions = Array.from({ length: 6 }, (_, index) => `What shall I do in Lisbon for ${index + 1} days?`)
  const answers = await Promise.all(questions.map((question) => ask(person, question, 'one-key')))
  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of refused) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ message: 'This Idempotency-Key was already used for a different request' })
  }
  expect(answered.length).toBeGreaterThan(0)
  expect((await quotaDocument(person).get()).get('chat.today')).toBe(6)
})

it('the end of a first try does not end the retry that is still at work', async () => {
  const person = await newPerson()
  const running = { id: 'one', digest: 'of another day', run: 'a retry', sinceMs: Date.now() }
  expect((await ask(person, 'Where is Lisbon?', 'one')).status).toBe(200)
  await quotaDocument(person).update({ 'chat.running': running })
  expect((await ask(person, 'Where is Porto?', 'two')).status).toBe(429)
  expect((await ask(person, 'Where is Porto?', 'one')).status).toBe(409)
  expect((await quotaDocument(person).get()).get('chat.running')).toEqual(running)
})

it('what is refused before the quota is asked does not count', async () => {
  const person = await newPerson()
  for (let tries = 0; tries <= QUOTAS.packing.perMinute; tries += 1) {
    const bad = await call('POST', '/api/packing/generate', { headers: person.byBearer, json: {} })
    expect(bad.status).toBe(400)
  }
  expect((await generate(person)).status).toBe(200)
})

it('bookings, submissions, lists and kept discoveries have a limit of their own for the day, and several may be made at once', async () => {
  const person = await newPerson()
  const lastOf = (kind: 'booking' | 'submission' | 'list' | 'discovery') => ({
    today: QUOTAS[kind].perDay - 2,
    minute: 0,
    thisMinute: 0,
  })
  await quotaDocument(person).set({
    booking: lastOf('booking'),
    submission: lastOf('submission'),
    list: lastOf('list'),
    discovery: lastOf('discovery'),
  })
  const activity = await storedActivity()
  for (const make of [
    () => book(person, anActivityBooking(activity)),
    () => call('POST', '/api/activities/submit', { headers: person.byBearer, json: anActivityForm() }),
    () => call('POST', '/api/packing-lists', { headers: person.byBearer, json: aList() }),
    () => saveScan(person, aScan()),
  ]) {
    const answers = await Promise.all([make(), make()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const refused = await make()
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject(refusal(/^You have reached the limit for today\./))
  }
})

it('edits of the profile and of own submissions have a limit for the day, which keeps nobody from submitting', async () => {
  const person = await newPerson()
  const submit = () => call('POST', '/api/activities/submit', { headers: person.byBearer, json: anActivityForm() })
  const { id } = OwnActivity.parse((await submit()).body)
  const lastOf = (kind: 'profile' | 'submissionEdit') => ({
    today: QUOTAS[kind].perDay - 1,
    minute: 0,
    thisMinute: 0,
  })
  await quotaDocument(person).set({ profile: lastOf('profile'), submissionEdit: lastOf('submissionEdit') })
  for (const edit of [
    () => call('PUT', '/api/profile', { headers: person.byBearer, json: { location: 'Lisbon' } }),
    () => call('PUT', `/api/activities/${id}/edit`, { headers: person.byBearer, json: anActivityForm() }),
  ]) {
    expect((await edit()).status).toBe(200)
    const refused = await edit()
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject(refusal(/^You have reached the limit for today\./))
    expect(retryAfter(refused)).toBeLessThanOrEqual(24 * 3600)
  }
  expect((await submit()).status).toBe(200)
})

it('a sign-in opens no more than so many sessions, and another one still opens its own', async () => {
  const person = await newPerson()
  const counter = quotaOfSignIn(person, person.byBearer)
  expect((await counter.get()).get('session.today')).toBe(1)
  await counter.set({ session: { today: QUOTAS.session.perDay - 1, minute: 0, thisMinute: 0 } })
  const open = (idToken: string) => call('POST', '/api/session', { json: { idToken } })
  expect((await open(person.idToken)).status).toBe(200)
  const refused = await open(person.idToken)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject(refusal(/^You have reached the limit for today\./))
  expect(refused.headers.getSetCookie()).toEqual([])
  // The session of before stays.
  expect((await call('GET', '/api/auth/user', { headers: person.byCookie })).status).toBe(200)
  await letEarlierSignInsCount(person)
  const another = signedInBefore(person, 1)['authorization']?.replace('Bearer ', '') ?? ''
  expect((await open(another)).status).toBe(200)
})
