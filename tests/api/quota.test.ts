import { QUOTAS } from '@waymark/contract/quotas'
import { expect, it } from 'vitest'
import { call, type Answer } from './support/call.ts'
import { aPackingRequest } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { aRequest, quotaDocument } from './support/trips.ts'

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
  await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBeUndefined()
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

it('what is refused before the quota is asked does not count', async () => {
  const person = await newPerson()
  for (let tries = 0; tries <= QUOTAS.packing.perMinute; tries += 1) {
    const bad = await call('POST', '/api/packing/generate', { headers: person.byBearer, json: {} })
    expect(bad.status).toBe(400)
  }
  expect((await generate(person)).status).toBe(200)
})
