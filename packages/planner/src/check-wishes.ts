import { destinationOf } from '@waymark/atlas/destinations'
import { MEALS } from '@waymark/atlas/dish'
import { findCity } from '@waymark/atlas/find-city'
import { placeAt } from '@waymark/atlas/known-places'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { suitsEater, type MealPlan } from './meals.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { unsuitedBecause } from './suits-travellers.ts'
import { wishesOf } from './wishes.ts'

/** The way to a stop is added to what is told of it, and says nothing of the place. */
const WAY = / Allow \d+ minutes [^.]*\.$/

/** Nothing that the travellers avoid, cannot do or may not eat, by what the plan says and by what the atlas knows of its places. */
export function checkWishes(request: PlanInput, { place: town, itinerary }: CheckedPlan): PlanFault[] {
  const wishes = wishesOf(request)
  if (wishes.heeded.length === 0) return []
  const city = findCity(`${town.name}, ${town.countryCode}`)
  const destination = city && destinationOf({ ...city, lat: town.lat, lng: town.lng })
  const meals: MealPlan = {
    ...{ destination, countryCode: town.countryCode, comfort: 'middle', food: wishes.food },
    ...{ withChildren: wishes.withChildren, area: undefined, shift: 0 },
  }

  const faultsOfStops = (day: ItineraryDay): PlanFault[] =>
    day.activities.flatMap(({ activity, description, place }, index): PlanFault[] => {
      if (!place) return []
      const known = place.status === 'general' ? undefined : destination && placeAt(destination, place.name)
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
    const names = [
      ...(destination?.areas ?? []),
      ...day.activities.flatMap(({ place }) => (place ? [place.name] : [])),
      town.name,
    ]
    return MEALS.filter(
      (meal) => day.meals[meal].trim() !== '' && !suitsEater(day.meals[meal], meal, meals, names),
    ).map((meal) => ({
      rule: 'diet',
      where: `day ${day.day}, ${meal}`,
      detail: `must be ${wishes.food.ask ?? 'suitable'}`,
    }))
  }
  return itinerary.dailyItinerary.flatMap((day) => [...faultsOfStops(day), ...faultsOfMeals(day)])
}
