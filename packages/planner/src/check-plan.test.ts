import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { describe, expect, it } from 'vitest'
import { destinationOf } from '@waymark/atlas/destinations'
import { findCity } from '@waymark/atlas/find-city'
import { checkPlan } from './check-plan.ts'
import type { FaultRule } from './plan-fault.ts'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'

const REQUESTS: readonly PlanInput[] = [
  ['Lisbon', 'Berlin', '2027-03-12', '2027-03-18', '$1,000 - $2,500', 'Culture'],
  ['Tokyo', 'London', '2027-10-02', '2027-10-09', '$2,500 - $5,000', 'Adventure'],
  ['Rome', 'New York', '2028-02-27', '2028-03-05', '$5,000+', 'Luxury'],
  ['Mexico City', 'Madrid', '2026-12-24', '2027-01-02', '$1,000 - $2,500', 'Solo'],
].map(([destination = '', departureCity = '', startDate = '', endDate = '', budget, travelStyle]) => ({
  destination,
  departureCity,
  startDate,
  endDate,
  budget: budget as PlanInput['budget'],
  travelStyle: travelStyle as PlanInput['travelStyle'],
}))

type Day = { -readonly [Key in keyof ItineraryDay]: ItineraryDay[Key] }

/** The n-th day that has at least two places with times. */
function busyDay(plan: TripPlan): Day {
  const day = plan.itinerary.dailyItinerary.find(
    ({ activities }) => activities.filter(({ place }) => place?.status === 'verified').length >= 2,
  )
  if (!day) throw new Error('The plan has no busy day')
  return day
}

function placesOf(day: Day) {
  return day.activities.flatMap((activity, index) =>
    activity.place ? [{ activity, place: activity.place, index }] : [],
  )
}

function firstPlace(day: Day) {
  const [first] = placesOf(day)
  if (!first) throw new Error('The day has no place')
  return first
}

/** Each spoils a good plan in one way. */
const SPOILERS: readonly (readonly [title: string, rule: FaultRule, spoil: (plan: TripPlan) => void])[] = [
  ['a missing day', 'day-count', ({ itinerary }) => itinerary.dailyItinerary.pop()],
  ['a day too many', 'day-count', ({ itinerary }) => itinerary.dailyItinerary.push(structuredClone(itinerary.dailyItinerary[0]!))],
  ['a wrong day number', 'day-number', ({ itinerary }) => (itinerary.dailyItinerary[1]!.day = 7)],
  ['a skipped date', 'date', ({ itinerary }) => (itinerary.dailyItinerary[2]!.date = '2030-01-01')],
  ['two days the wrong way round', 'date', ({ itinerary }) => (itinerary.dailyItinerary = itinerary.dailyItinerary.toReversed())],
  ['a day without activities', 'no-activity', ({ itinerary }) => (itinerary.dailyItinerary[1]!.activities = [])],
  ['a missing breakfast', 'meal', ({ itinerary }) => (itinerary.dailyItinerary[1]!.meals.breakfast = '')],
  ['a blank lunch', 'meal', ({ itinerary }) => (itinerary.dailyItinerary[0]!.meals.lunch = '   ')],
  ['a missing dinner', 'meal', ({ itinerary }) => (itinerary.dailyItinerary.at(-1)!.meals.dinner = '')],
  ['activities the wrong way round', 'time-order', (plan) => (busyDay(plan).activities = busyDay(plan).activities.toReversed())],
  ['two activities at once', 'time-order', (plan) => (busyDay(plan).activities[1]!.time = busyDay(plan).activities[0]!.time)],
  ['a time that is none', 'time-order', (plan) => (busyDay(plan).activities[1]!.time = '25:99')],
  ['a stay longer than the time left', 'overlap', (plan) => {
    const day = busyDay(plan)
    firstPlace(day).place.stayMinutes = 20 * 60
  }],
  ['a place on two days', 'place-twice', ({ itinerary }) => {
    const [first, second] = itinerary.dailyItinerary.filter((day) => placesOf(day).some(({ place }) => place.status === 'verified'))
    const place = placesOf(first!).find((visit) => visit.place.status === 'verified')!.place
    firstPlace(second!).activity.place = structuredClone(place)
  }],
  ['a place on two days in another spelling', 'place-twice', ({ itinerary }) => {
    const [first, second] = itinerary.dailyItinerary.filter((day) => placesOf(day).some(({ place }) => place.status === 'verified'))
    const place = structuredClone(placesOf(first!).find((visit) => visit.place.status === 'verified')!.place)
    place.name = ` ${place.name.toUpperCase()}!`
    firstPlace(second!).activity.place = place
  }],
  ['places too far apart', 'too-far-apart', (plan) => {
    const [, second] = placesOf(busyDay(plan))
    second!.place.lat += 0.4
  }],
  ['a place on another continent', 'out-of-reach', (plan) => (firstPlace(busyDay(plan)).place.lng = -170)],
  ['an excursion too far away', 'out-of-reach', (plan) => {
    const { place } = firstPlace(busyDay(plan))
    place.kind = 'day trip'
    place.lat += 2
  }],
  ['a total above the band that is not told', 'over-budget', ({ itinerary }) => {
    itinerary.costs!.accommodationCents += 90_000_000
    itinerary.costs!.totalCents += 90_000_000
  }],
  ['an over-budget plan whose tips are silent', 'over-budget', ({ itinerary }) => (itinerary.costs!.overBudget = true)],
  ['costs that do not add up', 'costs-do-not-add-up', ({ itinerary }) => (itinerary.costs!.totalCents -= 1)],
  ['places that cost more than the plan says', 'costs-do-not-add-up', (plan) => (firstPlace(busyDay(plan)).place.costCents += 1_000_000)],
  ['a blank theme', 'text', ({ itinerary }) => (itinerary.dailyItinerary[0]!.theme = ' ')],
  ['a theme that is too long', 'text', ({ itinerary }) => (itinerary.dailyItinerary[0]!.theme = 'x'.repeat(201))],
  ['a blank activity', 'text', (plan) => (busyDay(plan).activities[0]!.activity = '')],
  ['a description that is too long', 'text', (plan) => (busyDay(plan).activities[0]!.description = 'x'.repeat(2_001))],
  ['a blank tip', 'text', ({ itinerary }) => (itinerary.tips[0] = '')],
  ['a blank highlight', 'text', ({ itinerary }) => (itinerary.overview.highlights[0] = '')],
  ['markup in a text', 'text', ({ itinerary }) => (itinerary.tips[0] = 'See <b>this</b>')],
] // prettier-ignore

describe.each(REQUESTS)('a good plan for $destination', (request) => {
  it('has no fault', () => {
    expect(checkPlan(request, planTrip(request))).toEqual([])
  })

  it.each(SPOILERS)('with %s is caught by %s', (_title, rule, spoil) => {
    const plan = structuredClone(planTrip(request))
    spoil(plan)
    const faults = checkPlan(request, plan).filter((fault) =>
      request.budget === '$5,000+' ? true : fault.rule === rule,
    )
    // No total is above a band without an upper end.
    if (request.budget === '$5,000+' && _title.startsWith('a total above')) return
    expect(faults.map((fault) => fault.rule)).toContain(rule)
    expect(faults.find((fault) => fault.rule === rule)?.where).not.toBe('')
  })

  it('with a place moved to its closing day is caught by closed', () => {
    const plan = structuredClone(planTrip(request))
    const city = findCity(request.destination)
    const places = (city && destinationOf(city)?.places) ?? []
    const moved = plan.itinerary.dailyItinerary.some((day) => {
      const closed = places.find((place) => place.closed.includes(weekdayOf(day.date)))
      const [visit] = placesOf(day)
      if (!closed || !visit) return false
      const { name, lat, lng } = closed
      Object.assign(visit.place, { name, lat, lng, status: 'verified' })
      return true
    })
    expect(moved).toBe(true)
    expect(checkPlan(request, plan).map((fault) => fault.rule)).toContain('closed')
  })
})

it('an over-budget plan that says so is good', () => {
  const request: PlanInput = { ...REQUESTS[0]!, destination: 'London', endDate: '2027-04-10', budget: '$500 - $1,000' }
  const plan = planTrip(request)
  expect(plan.itinerary.costs?.overBudget).toBe(true)
  expect(plan.itinerary.tips[0]).toContain('above your budget of $500 - $1,000')
  expect(checkPlan(request, plan)).toEqual([])
})

it('a plan without costs, as a model may make it, is not judged by costs', () => {
  const request = REQUESTS[0]!
  const { costs: _costs, ...itinerary } = planTrip(request).itinerary
  expect(checkPlan(request, { place: planTrip(request).place, itinerary })).toEqual([])
})
