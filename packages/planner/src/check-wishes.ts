import { destinationOf } from '@waymark/atlas/destinations'
import { MEALS } from '@waymark/atlas/dish'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { isOnTheWay } from './journey-meals.ts'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { suitsEater, type MealPlan } from './meals.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { atlasPlaceOf, basesIn } from './plan-visits.ts'
import { unsuitedBecause } from './suits-travellers.ts'
import { wishesOf } from './wishes.ts'

/** The way to a stop is added to what is told of it, and says nothing of the place. */
const WAY = / Allow \d+ minutes [^.]*\.$/

/** Nothing that the travellers avoid, cannot do or may not eat, by what the plan says and by what the atlas knows of its places. */
export function checkWishes(request: PlanInput, { place: town, itinerary }: CheckedPlan): PlanFault[] {
  const wishes = wishesOf(request)
  if (wishes.heeded.length === 0) return []
  const bases = basesIn(town, itinerary)
  const { countryCode } = town

  const faultsOfStops = (day: ItineraryDay): PlanFault[] =>
    day.activities.flatMap(({ activity, description, place }, index): PlanFault[] => {
      if (!place || place.kind === MOVE_KIND) return []
      const known = place.status === 'general' ? undefined : atlasPlaceOf(place)?.known
      const told = description.replace(WAY, '')
      const about = known ? `${told} ${known.about}` : told
      const rule = unsuitedBecause({ place, activity, about, suitedFor: known?.suitedFor }, wishes)
      return rule
        ? [
            {
              rule,
              where: `day ${day.day}, activity ${index + 1}`,
              detail: `${place.name}: ${wishes.heeded.join(', ')}`,
            },
          ]
        : []
    })

  const faultsOfMeals = (day: ItineraryDay): PlanFault[] => {
    const base = bases.get(day.day) ?? town
    const destination = destinationOf({ ...base, countryCode })
    const meals: MealPlan = {
      ...{ destination, countryCode, comfort: 'middle', food: wishes.food },
      ...{ withChildren: wishes.withChildren, area: undefined, shift: 0 },
    }
    const names = [
      ...(destination?.areas ?? []),
      ...day.activities.flatMap(({ place }) => (place ? [place.name] : [])),
      base.name,
    ]
    return MEALS.filter(
      (meal) =>
        day.meals[meal].trim() !== '' &&
        !isOnTheWay(day.meals[meal]) &&
        !suitsEater(day.meals[meal], meal, meals, names),
    ).map((meal) => ({
      rule: 'diet',
      where: `day ${day.day}, ${meal}`,
      detail: `must be ${wishes.food.ask ?? 'suitable'}`,
    }))
  }
  return itinerary.dailyItinerary.flatMap((day) => [...faultsOfStops(day), ...faultsOfMeals(day)])
}
