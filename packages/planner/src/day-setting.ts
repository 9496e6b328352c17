import type { DaySetting } from './assemble-day.ts'
import { journeyBetween } from './journey.ts'
import { lodgingFor } from './lodging.ts'
import type { PlanningContext } from './planning-context.ts'

/** The area to sleep in, the way there and the dishes of a trip: chosen once, the same on all of its days. */
export function daySetting({
  city,
  home,
  destination,
  name,
  centre,
  wishes,
  spending,
  request,
  next,
}: PlanningContext): DaySetting {
  const area = destination?.areas[Math.floor(next() * destination.areas.length)]
  return {
    city: name,
    centre,
    journey: journeyBetween(home, city),
    meals: {
      destination,
      comfort: spending.meal,
      countryCode: city.countryCode,
      food: wishes.food,
      withChildren: wishes.withChildren,
      area,
      shift: Math.floor(next() * 60),
    },
    lodging: lodgingFor(spending.night, request.travelStyle, area),
  }
}
