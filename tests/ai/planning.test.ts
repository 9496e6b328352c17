import { randomUUID } from 'node:crypto'
import { Trip, type TripPlanRequest } from '@waymark/contract/trips/trip'
import { checkPlan } from '@waymark/planner/check-plan'
import { describe, expect, it } from 'vitest'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { goodAnswer } from '../../functions/src/ai/gemini/testing/good-answer.ts'
import { newPerson, type Person } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { aRequest, soon, tripsOf } from '../api/support/trips.ts'
import { useGemini } from './support/gemini.ts'
import { dayByDay, daysAsked } from './support/plans.ts'

const { gemini, call, log, origin } = useGemini()

const REQUEST = aRequest({ endDate: soon(34) })
const plan = (person: Person, json: TripPlanRequest = REQUEST, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/trips/plan', { headers: { ...person.byBearer, ...headers }, json })

function wholeTrip(body: unknown): Trip {
  const trip = Trip.parse(body)
  expect(trip.progress).toEqual({ state: 'ready', daysReady: 5, daysTotal: 5 })
  expect(checkPlan(REQUEST, trip)).toEqual([])
  return trip
}
const guided = ({ itinerary }: Trip) =>
  itinerary.dailyItinerary.filter(({ filledByGuide }) => filledByGuide).map(({ day }) => day)

/** Settles when the traveller's one trip has so many days. */
function daysSeen(uid: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = adminFirestore
      .collection('trips')
      .where('memberIds', 'array-contains', uid)
      .onSnapshot((snapshot) => {
        const ready = snapshot.docs.some((trip) => trip.get('progress.daysReady') >= count)
        if (!ready) return
        resolve()
        stop()
      })
  })
}

describe('POST /api/trips/plan with a key', () => {
  it('answers with a trip that Gemini planned, whose places are those of the atlas', async () => {
    gemini().enqueue(dayByDay(REQUEST))
    const person = await newPerson()
    const answer = await plan(person)
    expect(answer.status).toBe(200)
    const trip = wholeTrip(answer.body)
    expect(trip).toMatchObject({
      title: 'Lisbon for the curious',
      answeredBy: 'gemini',
      place: { timeZone: 'Europe/Lisbon' },
    })
    expect(guided(trip)).toEqual([])
    expect(trip.itinerary.overview.highlights.length).toBeGreaterThan(0)
    expect(gemini().requests).toHaveLength(1)
    expect((await call('GET', '/api/trips', { headers: person.byBearer })).body).toEqual([trip])
  })

  it('shows the first day before the model has said the last one', async () => {
    const person = await newPerson()
    const order: string[] = []
    const seen = daysSeen(person.uid, 1).then(() => order.push('day 1 is seen'))
    gemini().enqueue(
      dayByDay(REQUEST, {
        before: async (day) => {
          if (day === 5) await seen
          order.push(`day ${day} is sent`)
        },
      }),
    )
    wholeTrip((await plan(person)).body)
    expect(order.indexOf('day 1 is seen')).toBeGreaterThan(order.indexOf('day 1 is sent'))
    expect(order.indexOf('day 1 is seen')).toBeLessThan(order.indexOf('day 5 is sent'))
  })

  it('resumes a broken stream with the missing days only', async () => {
    const text = JSON.stringify(goodAnswer(REQUEST))
    const start = text.indexOf(JSON.stringify(goodAnswer(REQUEST).days[2]))
    gemini().enqueue(failures.cutStream(text.slice(0, start + 40), 'reset'), dayByDay(REQUEST))
    const trip = wholeTrip((await plan(await newPerson())).body)
    expect(gemini().requests.map(daysAsked)).toEqual([
      [1, 2, 3, 4, 5],
      [3, 4, 5],
    ])
    expect(guided(trip)).toEqual([])
  })

  it('has the guide plan the days that Gemini does not, and says which', async () => {
    const text = JSON.stringify(goodAnswer(REQUEST))
    const start = text.indexOf(JSON.stringify(goodAnswer(REQUEST).days[2]))
    gemini().enqueue(failures.cutStream(text.slice(0, start + 40), 'reset'), failures.quota())
    const trip = wholeTrip((await plan(await newPerson())).body)
    expect(trip.answeredBy).toBe('gemini')
    expect(guided(trip)).toEqual([3, 4, 5])
  })

  it.each([
    ['has no quota left', failures.quota()],
    ['refuses the key', failures.badKey()],
    ['blocks the question', answers.blockedPrompt()],
    ['holds the answer back', answers.finish('SAFETY')],
    ['answers with nothing', answers.noCandidates()],
    ['speaks nonsense', answers.text('I would go to the moon.')],
    ['answers with something else', answers.json({ days: [{ day: 1 }, 'two', null], title: 7 })],
  ])('answers with a trip of the guide when Gemini %s', async (_what, reply) => {
    gemini().enqueue(...Array.from({ length: 12 }, () => reply))
    const answer = await plan(await newPerson())
    expect(answer.status).toBe(200)
    expect(wholeTrip(answer.body).answeredBy).toBe('guide')
  })

  it('marks a place that the atlas does not know, and never keeps one in another country', async () => {
    const { title, days } = goodAnswer(REQUEST)
    const [first, second] = days
    Object.assign(first!.stops[0]!, {
      key: null,
      name: 'Museum of Lost Umbrellas',
      lat: 38.72,
      lng: -9.14,
      country: 'PT',
    })
    Object.assign(second!.stops[0]!, { key: null, name: 'Palace of the Winds', lat: 48.9, lng: 2.3, country: 'FR' })
    gemini().enqueue(answers.json({ title, days }), answers.json({ days: [second] }))
    const trip = wholeTrip((await plan(await newPerson())).body)
    const places = trip.itinerary.dailyItinerary.flatMap(({ activities }) =>
      activities.flatMap(({ place }) => place ?? []),
    )
    expect(places.find(({ name }) => name === 'Museum of Lost Umbrellas')?.status).toBe('unverified')
    expect(JSON.stringify(trip)).not.toContain('Palace of the Winds')
    expect(gemini().requests).toHaveLength(2)
  })

  it('asks the model once for two calls with one key', async () => {
    const person = await newPerson()
    const headers = { 'idempotency-key': randomUUID() }
    gemini().enqueue(dayByDay(REQUEST))
    const [first, second] = await Promise.all([plan(person, REQUEST, headers), plan(person, REQUEST, headers)])
    expect(second.body).toEqual(first.body)
    expect(gemini().requests).toHaveLength(1)
  })

  it('keeps the title that a member gives the trip before the model does', async () => {
    const person = await newPerson()
    gemini().enqueue(
      dayByDay(REQUEST, {
        before: async (day) => {
          if (day !== 1) return
          await expect.poll(async () => (await tripsOf(person.uid)).length).toBe(1)
          for (const trip of await tripsOf(person.uid)) await trip.ref.update({ title: 'Our week away' })
        },
      }),
    )
    expect(wholeTrip((await plan(person)).body).title).toBe('Our week away')
  })
})

describe('a trip that is deleted while it is planned', () => {
  it('ends the request to the model, and nothing comes back', async () => {
    const person = await newPerson()
    let closed = (): void => undefined
    const isClosed = new Promise<void>((resolve) => (closed = resolve))
    gemini().enqueue(
      dayByDay(REQUEST, {
        closed,
        before: async (day) => {
          if (day !== 3) return
          await daysSeen(person.uid, 2)
          for (const trip of await tripsOf(person.uid)) await trip.ref.delete()
          // The model falls silent: only the deletion can end this.
          await isClosed
        },
      }),
    )
    expect(await plan(person)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await isClosed
    expect(await tripsOf(person.uid)).toEqual([])
    expect(gemini().requests).toHaveLength(1)
  })
})

describe('a caller who goes away', () => {
  it('ends the request to the model; the guide completes the trip', async () => {
    const person = await newPerson()
    const leaving = new AbortController()
    let closed = (): void => undefined
    const isClosed = new Promise<void>((resolve) => (closed = resolve))
    gemini().enqueue(
      dayByDay(REQUEST, {
        closed,
        before: async (day) => {
          if (day !== 3) return
          await daysSeen(person.uid, 2)
          leaving.abort()
          // The model falls silent: only the caller's leaving can end this.
          await isClosed
        },
      }),
    )
    const request = fetch(`${origin()}/api/trips/plan`, {
      method: 'POST',
      headers: { ...person.byBearer, 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
      signal: leaving.signal,
    })
    await expect(request).rejects.toThrow('aborted')
    await isClosed
    const state = async () => (await tripsOf(person.uid))[0]?.get('progress.state') as unknown
    await expect.poll(state, { timeout: 60_000 }).toBe('ready')
    const { body } = await call('GET', '/api/trips', { headers: person.byBearer })
    const trip = wholeTrip((body as unknown[])[0])
    expect(guided(trip)).toEqual([3, 4, 5])
    expect(gemini().requests).toHaveLength(1)
  })
})

it('the log tells of faults by their rules, and nothing that the traveller or the model said', async () => {
  const preferences = 'My terrarium of tarantulas travels too'
  const request = { ...REQUEST, preferences }
  const { title, days } = goodAnswer(request)
  Object.assign(days[0]!.stops[0]!, { key: null, name: 'Tarantula Palace', country: 'FR' })
  gemini().enqueue(answers.json({ title, days }), answers.json({ days: [goodAnswer(request).days[0]] }))
  expect((await plan(await newPerson(), request)).status).toBe(200)
  expect(JSON.stringify(gemini().requests[0]?.body.contents)).toContain('tarantulas')
  expect(JSON.stringify(gemini().requests[0]?.body.systemInstruction)).not.toContain('tarantulas')
  await expect.poll(log).toContain('rejected-place 1')
  expect(log()).not.toMatch(/tarantula/i)
})
