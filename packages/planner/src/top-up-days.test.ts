import { expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'

const REQUEST: PlanInput = {
  destination: 'Barcelona, Spain',
  departureCity: 'Tianjin, China',
  startDate: '2027-09-10',
  endDate: '2027-09-20',
  budget: '$500 - $1,000',
  travelStyle: 'Culture',
}
const stopsOf = (request: PlanInput) =>
  planTrip(request).itinerary.dailyItinerary.flatMap(({ activities }) => activities)

it('sees from outside what the money does not pay, and only that', () => {
  const outside = (request: PlanInput) => stopsOf(request).filter(({ activity }) => activity.endsWith(' from outside'))
  const seen = outside(REQUEST)
  expect(seen.length).toBeGreaterThan(0)
  for (const { place } of seen) expect(place).toMatchObject({ status: 'verified', costCents: 0 })
  expect(outside({ ...REQUEST, budget: '$5,000+' })).toEqual([])
})

it.each([
  ['Bologna', 'Modena'],
  ['Colmar', 'Basel'],
])(
  'fills the hours in %s after an early return from %s with a place in town, before any idea',
  (destination, outing) => {
    const day = planTrip({
      ...REQUEST,
      destination,
      departureCity: 'Xinyang, China',
      startDate: '2027-05-02',
      endDate: '2027-05-07',
      budget: '$5,000+',
      travelStyle: 'Budget',
    }).itinerary.dailyItinerary.find(({ theme }) => theme === `Day trip to ${outing}`)
    const back = day?.activities.findIndex(({ activity }) => activity === `Back in ${destination}`) ?? -1
    expect(day?.activities[back + 1]?.place?.status).toBe('verified')
  },
)

it('leaves no hours empty between one visit in the morning and a departure at four', () => {
  const lastDayIn = (destination: string) =>
    planTrip({ ...REQUEST, destination, departureCity: 'Berlin', endDate: '2027-09-12' }).itinerary.dailyItinerary.at(
      -1,
    )?.activities
  for (const town of ['Bydgoszcz', 'Cambridge, United Kingdom']) {
    const activities = lastDayIn(town) ?? []
    expect(activities.at(-1)?.time, town).toMatch(/^1[5-9]:/)
    expect(activities.filter(({ place }) => place).length, town).toBeGreaterThan(1)
  }
})

it('has two stops on a first day that begins at noon, after a long flight too, and on a last day until the evening', () => {
  const daysIn = (destination: string, departureCity: string, startDate: string, endDate: string) =>
    planTrip({ ...REQUEST, destination, departureCity, startDate, endDate, budget: '$2,500 - $5,000' }).itinerary
      .dailyItinerary
  const countOf = (day?: { readonly activities: readonly { readonly place?: unknown }[] }) =>
    day?.activities.filter(({ place }) => place).length
  expect(countOf(daysIn('Palermo', 'New York City', '2027-01-18', '2027-01-20')[0])).toBe(2)
  expect(countOf(daysIn('Siwa, Egypt', 'New York City', '2027-07-05', '2027-07-09').at(-1))).toBeGreaterThan(1)
})
