import type { DayContext } from './assemble-day.ts'
import { journeyBetween } from './journey.ts'
import { lodgingFor } from './lodging.ts'
import type { TripGround } from './trip-ground.ts'

/** The area to sleep in, the way there and the dishes of a trip: chosen once, the same on all of its days. */
export function dayContext({
  city,
  home,
  destination,
  name,
  centre,
  wishes,
  spending,
  request,
  next,
}: TripGround): DayContext {
  const area = destination?.areas[Math.floor(next() * destination.areas.length)]
  return {
    city: name,
    centre,
    journey: journeyBetween(home, city),
    meals: { destination, comfort: spending.meal, diet: wishes.diet, area, shift: Math.floor(next() * 60) },
    lodging: lodgingFor(spending.night, request.travelStyle, area),
  }
}
