import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { guideModel } from '../../functions/src/ai/guide/plan-model.ts'
import type { PlanPart, TravelModel } from '../../functions/src/ai/port/travel-model.ts'
import { planTrip } from '../../functions/src/trips/plan-trip.ts'
import { aRequest, soon, tripsOf } from './support/trips.ts'

/** The guide, with its plan changed on the way: what a language model may do wrong. */
const modelThat = (change: (parts: AsyncIterable<PlanPart>) => AsyncIterable<PlanPart>): TravelModel => ({
  name: 'guide',
  planTrip: (request, run) => change(guideModel.planTrip(request, run)),
})

const breaksOffAfter = (count: number) =>
  modelThat(async function* (parts) {
    let sent = 0
    for await (const part of parts) {
      if (sent > count) throw new TypeError('connection lost')
      sent += 1
      yield part
    }
  })

const endsAfter = (count: number) =>
  modelThat(async function* (parts) {
    let sent = 0
    for await (const part of parts) {
      if (sent > count) return
      sent += 1
      yield part
    }
  })

const datesWrongly = modelThat(async function* (parts) {
  for await (const part of parts) {
    yield part.part === 'day' && part.day.day === 3 ? { ...part, day: { ...part.day, date: '2030-01-01' } } : part
  }
})

const repeatsPlaces = modelThat(async function* (parts) {
  let first: PlanPart | undefined
  for await (const part of parts) {
    if (part.part === 'day') first ??= part
    yield part.part === 'day' && part.day.day === 3 && first?.part === 'day'
      ? { ...part, day: { ...part.day, activities: first.day.activities } }
      : part
  }
})

let uid = ''
beforeEach(() => {
  uid = randomUUID()
})

const plan = (model: TravelModel, key?: string) =>
  planTrip(aRequest({ endDate: soon(34) }), { uid, key, model, pauseMs: 0 })
const stored = async () => (await tripsOf(uid)).map((trip) => trip.get('progress'))

describe('a plan that goes wrong on its way', () => {
  it.each([
    ['breaks off', breaksOffAfter(2)],
    ['ends too early', endsAfter(2)],
    ['dates a day wrongly', datesWrongly],
    ['visits places twice', repeatsPlaces],
  ])('is marked as failed and keeps the days that were good when it %s', async (_what, model) => {
    await expect(plan(model)).rejects.toMatchObject({
      code: 'internal',
      message: 'Failed to plan trip. Please try again.',
    })
    expect(await stored()).toEqual([{ state: 'failed', daysReady: 2, daysTotal: 5 }])
  })

  it('is planned anew into the same trip by a retry with the same key', async () => {
    const key = randomUUID()
    await expect(plan(breaksOffAfter(3), key)).rejects.toMatchObject({ code: 'internal' })
    const trip = await plan(guideModel, key)
    expect(trip.itinerary.dailyItinerary.map((day) => day.day)).toEqual([1, 2, 3, 4, 5])
    expect(await stored()).toEqual([{ state: 'ready', daysReady: 5, daysTotal: 5 }])
  })

  it('stores nothing when it does not even begin', async () => {
    const silent = modelThat(async function* () {})
    await expect(plan(silent)).rejects.toMatchObject({ code: 'internal' })
    expect(await stored()).toEqual([])
  })
})
