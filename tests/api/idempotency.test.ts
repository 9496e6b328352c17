import { randomUUID } from 'node:crypto'
import { Trip } from '@waymark/contract/trips/trip'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { anImportedTrip } from './support/account.ts'
import { aRequest, soon, storedTrip, tripDocument, tripsOf } from './support/trips.ts'

const plan = (person: Person, key: string, json = aRequest()) =>
  call('POST', '/api/trips/plan', { headers: { ...person.byBearer, 'idempotency-key': key }, json })

describe('planning with an Idempotency-Key', () => {
  it('returns the same trip to a retry', async () => {
    const person = await newPerson()
    const key = randomUUID()
    const first = await plan(person, key)
    const second = await plan(person, key)
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await tripsOf(person.uid)).toHaveLength(1)
  })

  it('makes one trip of five requests at once, and answers each with the whole of it', async () => {
    const person = await newPerson()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => plan(person, key)))
    const [first] = answers
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    for (const answer of answers) expect(answer.body).toEqual(first?.body)
    expect(Trip.parse(first?.body)).toMatchObject({ progress: { state: 'ready', daysReady: 3, daysTotal: 3 } })
    expect(await tripsOf(person.uid)).toHaveLength(1)
  })

  it('makes another trip for another key, for no key, and for another person with the same key', async () => {
    const person = await newPerson()
    const other = await newPerson()
    const key = randomUUID()
    const answers = [
      await plan(person, key),
      await plan(person, randomUUID()),
      await call('POST', '/api/trips/plan', { headers: person.byBearer, json: aRequest() }),
      await plan(other, key),
    ]
    expect(new Set(answers.map((answer) => Trip.parse(answer.body).id)).size).toBe(4)
    expect(await tripsOf(person.uid)).toHaveLength(3)
    expect(await tripsOf(other.uid)).toHaveLength(1)
  })

  it('refuses the key of one trip for a different one with 409, and leaves the first as it is', async () => {
    const person = await newPerson()
    const key = randomUUID()
    const first = await plan(person, key)
    const second = await plan(person, key, aRequest({ destination: 'Rome' }))
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await tripsOf(person.uid)).map((trip) => trip.get('destination'))).toEqual(['Lisbon'])
    expect((await plan(person, key)).body).toEqual(first.body)
  })

  it.each([
    ['failed', { 'progress.state': 'failed' }],
    ['was abandoned', { 'progress.state': 'planning', updatedAt: Timestamp.fromMillis(Date.now() - 10 * 60_000) }],
  ])('plans again, into the same trip, when the first try %s', async (_what, state) => {
    const person = await newPerson()
    const key = randomUUID()
    const { id, itinerary } = Trip.parse((await plan(person, key)).body)
    await tripDocument(id).update({ 'days.2': FieldValue.delete(), 'stops.d1-1.title': 'Half a day', ...state })
    const retry = await plan(person, key)
    expect(retry).toMatchObject({ status: 200, body: { id, itinerary, progress: { state: 'ready', daysReady: 3 } } })
    expect(await tripsOf(person.uid)).toHaveLength(1)
  })
})

describe('a copy and an import with an Idempotency-Key', () => {
  const keyed = (person: Person, key: string) => ({ ...person.byBearer, 'idempotency-key': key })

  it.each([
    [
      'a copy',
      async (person: Person, key: string) => {
        const [one, other] = [await storedTrip(person), await storedTrip(person, { title: 'Another' })]
        const copy = (id: string, json: object) =>
          call('POST', `/api/trips/${id}/copy`, { headers: keyed(person, key), json })
        return [() => copy(one, {}), () => copy(other, {}), () => copy(one, { startDate: soon(200) })]
      },
    ],
    [
      'an import',
      async (person: Person, key: string) => {
        const bring = (changes: Readonly<Record<string, unknown>>) =>
          call('POST', '/api/account/import', { headers: keyed(person, key), json: { trip: anImportedTrip(changes) } })
        return [() => bring({}), () => bring({ title: 'Another' }), () => bring({ preferences: 'Jazz' })]
      },
    ],
  ])('%s is made once, and the key is refused for another', async (_what, requests) => {
    const person = await newPerson()
    const [same, ...others] = await requests(person, randomUUID())
    const before = (await tripsOf(person.uid)).length
    const first = await same!()
    expect(first.status).toBe(200)
    expect(first.body).not.toHaveProperty('requestDigest')
    expect(await same!()).toMatchObject({ status: 200, body: { id: Trip.parse(first.body).id } })
    for (const other of others) {
      expect(await other()).toMatchObject({
        status: 409,
        body: { message: 'This Idempotency-Key was already used for a different trip' },
      })
    }
    expect(await tripsOf(person.uid)).toHaveLength(before + 1)
  })
})
