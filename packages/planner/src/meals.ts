import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { Comfort } from './budget.ts'
import { type Diet, dietOf, isMain } from './diet.ts'
import { DIET_MEALS, GENERAL_MEALS } from './general-meals.ts'

type Meals = ItineraryDay['meals']
type MealName = keyof Meals

export interface MealPlan {
  readonly destination: AtlasDestination | undefined
  readonly comfort: Comfort
  readonly diet: string | undefined
  /** Where the traveller sleeps; undefined where the atlas knows no areas. */
  readonly area: string | undefined
  /** Shifts the rotation, so that trips differ. */
  readonly shift: number
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The same item never comes on two days in a row, as long as there are two. */
function rotate(items: readonly string[], turn: number): string {
  return items[turn % items.length] ?? ''
}

const ROOMS: Readonly<Record<Comfort, string>> = {
  simple: 'at a simple local place',
  middle: 'at a good local restaurant',
  luxury: 'at a fine restaurant',
}

function whereFor(meal: MealName, plan: MealPlan, turn: number, near: string | undefined): string {
  const area = plan.area === undefined ? 'near the centre' : `in ${plan.area}`
  if (meal === 'breakfast') return area
  if (meal === 'lunch') return near === undefined ? area : `near ${near}`
  const areas = plan.destination?.areas ?? []
  return areas.length === 0 ? area : `in ${rotate(areas, turn)}`
}

/** Fewer dishes than this are no choice. */
const MIN_CHOICE = 2

/** What somebody with this diet can order for sure; nothing where names do not tell. */
function dishesFor(dishes: readonly string[], diet: string): readonly string[] {
  const eats: readonly Diet[] =
    diet === 'Vegetarian' ? ['vegetarian'] : diet === 'Pescatarian' ? ['vegetarian', 'fish'] : []
  return dishes.filter((dish) => eats.includes(dietOf(dish)))
}

/**
 * The dish of a day, and now and then a sweet or drink of the place after it. Undefined where there is no choice of
 * dishes. At breakfast anything is a meal.
 */
function dishOf(meal: MealName, dishes: readonly string[], turn: number): string | undefined {
  const mains = meal === 'breakfast' ? dishes : dishes.filter(isMain)
  if (mains.length < MIN_CHOICE) return undefined
  const others = dishes.filter((dish) => !mains.includes(dish))
  const extra = others[(turn % dishes.length) - mains.length]
  const main = capitalised(rotate(mains, turn))
  return extra === undefined ? main : `${main}, then ${extra}`
}

/** Three meals for a day: local dishes and where to look for them. `near` is where the traveller is at noon. */
export function mealsFor(plan: MealPlan, dayIndex: number, near: string | undefined): Meals {
  const turn = dayIndex + plan.shift
  const { diet, destination, comfort } = plan
  const meal = (name: MealName): string => {
    const where = whereFor(name, plan, turn, near)
    const known = destination?.food[name] ?? []
    if (diet !== undefined) {
      const dish = dishOf(name, dishesFor(known, diet), turn)
      return dish === undefined
        ? `${rotate(DIET_MEALS[name], turn)} from a ${diet.toLowerCase()} kitchen ${where}`
        : `${dish} (${diet.toLowerCase()}) ${where}`
    }
    const dish = dishOf(name, known, turn)
    if (dish === undefined) return rotate(GENERAL_MEALS[name], turn)
    return name === 'dinner' ? `${dish} ${ROOMS[comfort]} ${where}` : `${dish} ${where}`
  }
  return { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') }
}
