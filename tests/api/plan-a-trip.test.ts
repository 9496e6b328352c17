import { fieldsOf } from '@waymark/contract/converter'
import { dailyItinerary } from '@waymark/domain/itinerary'
import { setTimeout as sleep } from 'node:timers/promises'
import { Trip } from '@waymark/contract/trips/trip'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson } from './support/people.ts'
import { adminFirestore, ORIGIN } from './support/stack.ts'
import { aRequest, soon, tripDocument, tripsOf } from './support/trips.ts'

const WAYS = [
  ['a session cookie', 'byCookie'],
  ['a bearer token', 'byBearer'],
] as const

/** Watches the trips of a user as an app does. */
function watch(uid: string) {
  const seen: { state: string; daysReady: number; days: number }[] = []
  const stop = adminFirestore
    .collection('trips')
    .where('memberIds', 'array-contains', uid)
    .onSnapshot((snapshot) => {
      for (const trip of snapshot.docs) {
        const days = dailyItinerary(Trip.parse(fieldsOf(trip)))
        seen.push({ ...trip.get('progress'), days: days.filter(({ activities }) => activities.length > 0).length })
      }
    })
  return { seen, stop }
}

describe.each(WAYS)('the story of a trip, with %s', (_way, by) => {
  it('signs in, plans, sees the days arrive while the call still waits, lists and deletes', async () => {
    const person = await newPerson({ displayName: 'Tess Traveller' })
    const headers = person[by]
    expect(await call('GET', '/api/auth/user', { headers })).toMatchObject({ status: 200, body: { firstName: 'Tess' } })
    expect(await call('GET', '/api/trips', { headers })).toMatchObject({ status: 200, body: [] })

    const { seen, stop } = watch(person.uid)
    let answered = false
    const json = aRequest({ endDate: soon(34) })
    const planning = call('POST', '/api/trips/plan', { headers, json }).finally(() => {
      answered = true
    })
    await expect.poll(() => seen.some(({ daysReady }) => daysReady >= 1), { timeout: 60_000 }).toBe(true)
    expect(answered).toBe(false)
    const answer = await planning
    stop()
    expect(answer.status).toBe(200)
    const trip = Trip.parse(answer.body)
    expect(trip).toMatchObject({
      title: '5 days in Lisbon',
      destination: 'Lisbon',
      userId: person.uid,
      memberIds: [person.uid],
      roles: { [person.uid]: 'owner' },
      place: { name: 'Lisbon', countryCode: 'PT', timeZone: 'Europe/Lisbon' },
      progress: { state: 'ready', daysReady: 5, daysTotal: 5 },
      answeredBy: 'guide',
      preferences: '',
    })
    expect(trip.itinerary.dailyItinerary.map(({ day, date }) => [day, date])).toEqual(
      [30, 31, 32, 33, 34].map((days, index) => [index + 1, soon(days)]),
    )
    expect(seen.filter(({ daysReady, days }) => daysReady !== days)).toEqual([])
    expect(seen.filter(({ state, daysReady }) => state === 'ready' && daysReady < 5)).toEqual([])
    expect(new Set(seen.map(({ daysReady }) => daysReady)).size).toBeGreaterThanOrEqual(4)

    const listed = await call('GET', '/api/trips', { headers })
    expect(listed).toMatchObject({ status: 200, body: [trip] })
    expect(await call('DELETE', `/api/trips/${trip.id}`, { headers })).toMatchObject({ status: 200 })
    expect(await call('GET', '/api/trips', { headers })).toMatchObject({ status: 200, body: [] })
    expect((await tripDocument(trip.id).get()).get('purgeAt')).toBeTruthy()
  })
})

describe('planning a trip', () => {
  it('lists the newest trip first', async () => {
    const person = await newPerson()
    for (const destination of ['Lisbon', 'Rome', 'Paris']) {
      await call('POST', '/api/trips/plan', { headers: person.byBearer, json: aRequest({ destination }) })
    }
    const { body } = await call('GET', '/api/trips', { headers: person.byBearer })
    expect((body as Trip[]).map((trip) => trip.destination)).toEqual(['Paris', 'Rome', 'Lisbon'])
  })

  it('goes on when the caller goes away', async () => {
    const person = await newPerson()
    const leaving = new AbortController()
    const request = fetch(`${ORIGIN}/api/trips/plan`, {
      method: 'POST',
      headers: { ...person.byBearer, 'content-type': 'application/json' },
      body: JSON.stringify(aRequest({ endDate: soon(36) })),
      signal: leaving.signal,
    })
    await expect.poll(async () => (await tripsOf(person.uid)).length, { timeout: 60_000 }).toBe(1)
    leaving.abort()
    await expect(request).rejects.toThrow('aborted')
    const state = async () => (await tripsOf(person.uid))[0]?.get('progress')
    await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'ready', daysReady: 7, daysTotal: 7 })
  })

  it('plans a whole month', async () => {
    const person = await newPerson()
    const json = aRequest({ destination: 'Kyoto', endDate: soon(59) })
    const answer = await call('POST', '/api/trips/plan', { headers: person.byBearer, json })
    expect(answer).toMatchObject({
      status: 200,
      body: { title: expect.stringMatching(/^30 days in Kyoto\b/), progress: { daysReady: 30 } },
    })
  })

  it('plans a single day', async () => {
    const person = await newPerson()
    const json = aRequest({ endDate: soon(30) })
    const answer = await call('POST', '/api/trips/plan', { headers: person.byBearer, json })
    expect(answer).toMatchObject({ status: 200, body: { title: 'A day in Lisbon', progress: { daysTotal: 1 } } })
  })

  it('stops when the trip is deleted meanwhile, and answers 404', async () => {
    const person = await newPerson()
    const json = aRequest({ endDate: soon(36) })
    const planning = call('POST', '/api/trips/plan', { headers: person.byBearer, json })
    await expect.poll(async () => (await tripsOf(person.uid)).length, { timeout: 60_000 }).toBe(1)
    for (const trip of await tripsOf(person.uid)) await trip.ref.delete()
    expect(await planning).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await sleep(500)
    expect(await tripsOf(person.uid)).toEqual([])
  })

  it('keeps what a member changes meanwhile', async () => {
    const person = await newPerson()
    const json = aRequest({ endDate: soon(36) })
    const planning = call('POST', '/api/trips/plan', { headers: person.byBearer, json })
    await expect.poll(async () => (await tripsOf(person.uid)).length, { timeout: 60_000 }).toBe(1)
    for (const trip of await tripsOf(person.uid)) await trip.ref.update({ title: 'Our week away' })
    expect(await planning).toMatchObject({
      status: 200,
      body: { title: 'Our week away', progress: { state: 'ready' } },
    })
  })
})
