import { aTrip } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { staysForTripPath } from './stays-for-trip.ts'

const DAYS = { startDate: '2027-06-03', endDate: '2027-06-07' }
const WHERE = '/accommodations?location=Lisbon&checkIn=2027-06-03&checkOut=2027-06-07'

it('looks for room for whom the trip was planned', () => {
  const trip = aTrip(DAYS)
  const costs = { ...NO_COSTS, travellers: { adults: 2, childAges: [4, 9] } }
  const planned = { ...trip, itinerary: { ...trip.itinerary, costs } }
  expect(staysForTripPath(planned)).toBe(`${WHERE}&guests=4&children=2`)
})

it('takes those who were named, and else the members, where nothing was planned', () => {
  const { itinerary, ...trip } = aTrip({ ...DAYS, memberIds: ['ann', 'ben'] })
  const { costs: _costs, ...unplanned } = itinerary
  expect(staysForTripPath({ ...trip, itinerary: unplanned })).toBe(`${WHERE}&guests=2`)
  expect(staysForTripPath({ ...trip, itinerary: unplanned, adults: 1, childAges: [3] })).toBe(
    `${WHERE}&guests=2&children=1`,
  )
})

const NO_COSTS = {
  accommodationCents: 0,
  mealsCents: 0,
  activitiesCents: 0,
  transportCents: 0,
  totalCents: 0,
  overBudget: false,
}
