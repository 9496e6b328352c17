import { addDays } from '@waymark/contract/calendar'
import { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { BUDGETS, TRAVEL_STYLES, type TripPlanRequest } from '@waymark/contract/trips/trip'
import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import { daySettings } from './day-setting.ts'
import { fillInDays } from './fill-in-days.ts'
import { admissionsOf, costsOf, highlightsIn, namesIn } from './plan-totals.ts'
import { planTrip } from './plan-trip.ts'
import { numbersFrom } from './seed.ts'
import { planningContextOf } from './planning-context.ts'
import { candidatePoolsOf } from './candidate-pool.ts'

const ROUNDS = 40
const DESTINATIONS = ['Lisbon', 'Tokyo', 'Cusco', 'Bali', 'Zlín', 'Recife', 'Vaduz', 'Hong Kong']
const PREFERENCES = [
  '',
  'no museums, vegan',
  'cheap things only',
  'with kids, slow',
  'no parks, no markets, no food, no views',
]

describe(`${ROUNDS} plans of which some days are planned again beside the others`, () => {
  it('are as good as before', { timeout: 300_000 }, () => {
    const next = numbersFrom('fill in')
    const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!
    const wrong: unknown[] = []
    for (let round = 0; round < ROUNDS && wrong.length < 3; round++) {
      const startDate = addDays('2027-01-01', Math.floor(next() * 700))
      const request: TripPlanRequest = {
        destination: pick(DESTINATIONS),
        departureCity: 'Berlin',
        startDate,
        endDate: addDays(startDate, Math.floor(next() * 30)),
        budget: pick(BUDGETS),
        travelStyle: pick(TRAVEL_STYLES),
        preferences: pick(PREFERENCES),
      }
      const plan = planTrip(request)
      const context = planningContextOf(request)
      const pools = candidatePoolsOf(context)
      const settings = daySettings(context)
      const share = next()
      const isMissing = plan.itinerary.dailyItinerary.map(() => next() < share)
      const kept = plan.itinerary.dailyItinerary.filter((_day, index) => !isMissing[index])
      const slots = context.slots.filter((_slot, index) => isMissing[index])
      const admissionsCents = context.spending.admissionsCents - admissionsOf(kept)
      const filled = fillInDays(context, pools, settings, slots, { taken: namesIn(kept), admissionsCents })
      const days = [...kept, ...filled].toSorted((a, b) => a.day - b.day)
      const itinerary = {
        overview: { highlights: highlightsIn(days, pools) },
        dailyItinerary: days,
        tips: plan.itinerary.tips,
        costs: costsOf(context, days),
      }
      const faults = checkPlan(request, { place: plan.place, itinerary })
      const misshapen = days.filter((day) => !ItineraryDay.safeParse(day).success)
      const { highlights } = itinerary.overview
      if (faults.length > 0 || misshapen.length > 0 || highlights.length < 1 || highlights.length > 6) {
        wrong.push({ request, faults, misshapen, highlights })
      }
    }
    expect(wrong).toEqual([])
  })
})
