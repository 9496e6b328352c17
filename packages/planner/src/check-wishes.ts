import { bedtimeOf } from './childrens-day.ts'
import { checkFreeTime } from './check-free-time.ts'
import { destinationOf } from '@waymark/atlas/destinations'
import { type Meal, MEALS } from '@waymark/atlas/dish'
import type { Point } from '@waymark/atlas/distance'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { isOnTheWay } from './journey-meals.ts'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { suitsEater, type MealPlan } from './meals.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { atlasPlaceOf, basesIn, visitsOf } from './plan-visits.ts'
import { unsuitedBecause } from './suits-travellers.ts'
import { withoutWay } from './travel.ts'
import { sightsInText } from './asked-sights.ts'
import { withDatesAsDays } from './wishes/dates-as-days.ts'
import { wishText } from './wishes/wish-items.ts'
import { wishesOf } from './wishes.ts'

/** A sight requested by name may be visited until this time, whoever travels. */
const LATEST_VISIT = 20 * 60

/**
 * Checks for anything the travellers avoid, cannot do or may not eat, by the plan's texts and the atlas's data. `days`
 * are checked; the other days only determine the bases.
 */
export function checkWishes(
  request: PlanInput,
  { place: town, itinerary }: CheckedPlan,
  days: readonly ItineraryDay[] = itinerary.dailyItinerary,
): PlanFault[] {
  const visited = itinerary.dailyItinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => (place ? [{ id: place.name, name: place.name }] : [])),
  )
  const preferences = withDatesAsDays(request.preferences ?? '', request)
  const wishes = wishesOf({ ...request, preferences }, sightsInText(wishText(preferences), visited, town.name))
  if (wishes.heeded.length === 0) return []
  const bases = basesIn(town, itinerary)
  const { countryCode } = town

  const faultsOfStops = (day: ItineraryDay): PlanFault[] =>
    day.activities.flatMap(({ activity, description, place }, index): PlanFault[] => {
      if (!place || place.kind === MOVE_KIND) return []
      const known = place.status === 'general' ? undefined : atlasPlaceOf(place)?.known
      const told = withoutWay(description)
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

  const inBed = Math.max(bedtimeOf(wishes), LATEST_VISIT)
  const faultsOfHours = (day: ItineraryDay): PlanFault[] =>
    wishes.withChildren
      ? visitsOf(day)
          .filter(({ ends }) => ends > inBed)
          .map(({ where, place: { name } }) => ({ rule: 'children', where, detail: `${name}: children are in bed` }))
      : []

  const faultsOfMeals = (day: ItineraryDay): PlanFault[] => {
    const isServedAt = (base: Point & { readonly name: string }, meal: Meal): boolean => {
      const destination = destinationOf({ ...base, countryCode })
      const meals: MealPlan = {
        ...{ destination, countryCode, comfort: 'middle', food: wishes.food },
        ...{ withChildren: wishes.withChildren, area: undefined, shift: 0 },
      }
      const visited = day.activities.flatMap(({ place }) => (place ? [place.name] : []))
      return suitsEater(day.meals[meal], meal, meals, [...(destination?.areas ?? []), ...visited, base.name])
    }
    const base = bases.get(day.day) ?? town
    // On the day of a transfer, breakfast is at the old base.
    const wakesAt = bases.get(day.day - 1) ?? base
    return MEALS.filter(
      (meal) =>
        day.meals[meal].trim() !== '' &&
        !isOnTheWay(day.meals[meal]) &&
        !isServedAt(meal === 'breakfast' ? wakesAt : base, meal),
    ).map((meal) => ({
      rule: 'diet',
      where: `day ${day.day}, ${meal}`,
      detail: `must be ${wishes.food.ask ?? 'suitable'}`,
    }))
  }
  return [
    ...days.flatMap((day) => [...faultsOfStops(day), ...faultsOfHours(day), ...faultsOfMeals(day)]),
    ...checkFreeTime(wishes, itinerary, days),
  ]
}
