import { aTrip } from '@waymark/contract/fixtures/trips'
import { Trip } from '@waymark/contract/trips/trip'
import { assembleItinerary, planOf } from '@waymark/domain/itinerary'
import { expect, it } from 'vitest'
import { planRequests } from '../fixtures/plan-requests.ts'
import { planTrip } from './plan-trip.ts'

it('every plan becomes stops and comes back as it was', () => {
  for (const request of planRequests(40, 'plans as stops')) {
    const { startDate, endDate } = request
    const { itinerary } = planTrip(request)
    const before = aTrip({ startDate, endDate, itinerary })
    const stored = { ...before, itinerary: { ...itinerary, dailyItinerary: [] }, ...planOf(before) }
    expect(Trip.safeParse(stored).error).toBeUndefined()
    expect(assembleItinerary(stored)).toEqual(before)
  }
})
