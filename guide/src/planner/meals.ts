import type { ItineraryDay } from '@waymark/contract/itinerary'
import type { AtlasDestination } from '../atlas/place.ts'
import type { Comfort } from './budget.ts'
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

function placed(meal: MealName, dish: string, plan: MealPlan, turn: number, near: string | undefined): string {
  const area = plan.area === undefined ? 'near the centre' : `in ${plan.area}`
  if (meal === 'breakfast') return `${dish} ${area}`
  if (meal === 'lunch') return near === undefined ? `${dish} ${area}` : `${dish} near ${near}`
  const areas = plan.destination?.areas ?? []
  return `${dish} ${ROOMS[plan.comfort]} ${areas.length === 0 ? area : `in ${rotate(areas, turn)}`}`
}

/** Three meals for a day: local dishes and where to look for them. `near` is where the traveller is at noon. */
export function mealsFor(plan: MealPlan, dayIndex: number, near: string | undefined): Meals {
  const turn = dayIndex + plan.shift
  const meal = (name: MealName): string => {
    if (plan.diet !== undefined) return placed(name, `${plan.diet} ${rotate(DIET_MEALS[name], turn)}`, plan, turn, near)
    const dishes = plan.destination?.food[name]
    if (dishes === undefined) return rotate(GENERAL_MEALS[name], turn)
    return placed(name, capitalised(rotate(dishes, turn)), plan, turn, near)
  }
  return { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') }
}
