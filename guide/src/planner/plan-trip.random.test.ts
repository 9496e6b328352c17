import { addDays } from '@waymark/contract/calendar'
import { Itinerary } from '@waymark/contract/itinerary'
import { BUDGETS, TRAVEL_STYLES, TripPlace } from '@waymark/contract/trips'
import { describe, expect, it } from 'vitest'
import { CITY_COUNT, cityAt } from '../atlas/city-table.ts'
import { countryOf } from '../atlas/countries.ts'
import { DESTINATIONS } from '../atlas/destinations.ts'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { numbersFrom } from './seed.ts'

const REQUESTS = 10_000
const PREFERENCES = [
  '', 'no museums', 'vegetarian, with two kids', 'slow mornings, love food and markets', 'wheelchair user', 'no churches, no nightlife, no beaches',
  'hiking and views', 'cheap things only', 'no museums, no parks, no markets, no churches, no beaches, no shopping, no food, no viewpoints', 'Ελληνικά 🙂',
] // prettier-ignore

function pick<T>(items: readonly T[], next: () => number): T {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** A city of the table as a traveller would write it; every third is one that the atlas describes. */
function randomDestination(next: () => number): string {
  if (next() < 1 / 3) return pick(DESTINATIONS, next).city
  const city = cityAt(Math.floor(next() * CITY_COUNT))
  return [city.name.replace(/[,(].*/, ''), city.region, countryOf(city.countryCode).name].filter(Boolean).join(', ')
}

function randomRequest(next: () => number): PlanInput {
  const startDate = addDays('2026-11-21', Math.floor(next() * 1_500))
  return {
    destination: randomDestination(next),
    departureCity: next() < 0.9 ? cityAt(Math.floor(next() * CITY_COUNT)).name : 'Nowhere at all',
    startDate,
    endDate: addDays(startDate, Math.floor(next() * 30)),
    budget: pick(BUDGETS, next),
    travelStyle: pick(TRAVEL_STYLES, next),
    preferences: pick(PREFERENCES, next),
  }
}

describe(`${REQUESTS} random requests`, () => {
  it('each get a plan in which the checker and the contract find nothing wrong', { timeout: 300_000 }, () => {
    const next = numbersFrom('random requests')
    const wrong: unknown[] = []
    for (let count = 0; count < REQUESTS && wrong.length < 5; count++) {
      const request = randomRequest(next)
      const plan = planTrip(request)
      const faults = checkPlan(request, plan)
      const shape = Itinerary.safeParse(plan.itinerary)
      const place = TripPlace.safeParse(plan.place)
      const highlights = plan.itinerary.overview.highlights.length
      if (faults.length > 0 || !shape.success || !place.success || highlights < 1 || highlights > 6) {
        wrong.push({ request, faults, shape: shape.error, place: place.error, highlights })
      }
    }
    expect(wrong).toEqual([])
  })
})
