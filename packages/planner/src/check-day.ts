import { addDays } from '@waymark/contract/calendar'
import type { ItineraryDay, TripPlace } from '@waymark/contract/trips/itinerary'
import { checkDays } from './check-days.ts'
import { checkHours } from './check-hours.ts'
import { checkPlaces } from './check-places.ts'
import { checkTexts } from './check-texts.ts'
import { checkWishes } from './check-wishes.ts'
import type { PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'

/** All faults of the next day, given the days before it, as if the trip ended with it. */
export function checkDay(
  request: PlanInput,
  place: TripPlace,
  before: readonly ItineraryDay[],
  day: ItineraryDay,
): PlanFault[] {
  const itinerary = { overview: { highlights: [] }, dailyItinerary: [...before, day], tips: [] }
  const untilHere = { ...request, endDate: addDays(request.startDate, before.length) }
  return [
    ...checkDays(untilHere, itinerary),
    ...checkPlaces({ place, itinerary }),
    ...checkHours(request, { place, itinerary }, false),
    ...checkTexts(itinerary),
    ...checkWishes(request, { place, itinerary }, [day]),
  ]
}
