import type { Meal } from '@waymark/atlas/dish'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import type { Comfort } from './budget.ts'
import { type Avoidable, countryDishes, forbiddenIn, isFreeOf, isMain, namesAny } from './diet.ts'
import type { FoodWishes } from './wishes/food-wishes.ts'

type Meals = ItineraryDay['meals']

export interface MealPlan {
  readonly destination: AtlasDestination | undefined
  readonly countryCode: string
  readonly comfort: Comfort
  readonly food: FoodWishes
  /** With children no dish is named that is a drink for adults. */
  readonly withChildren: boolean
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
  upper: 'at one of the better restaurants',
  luxury: 'at a fine restaurant',
  grand: 'at one of the best restaurants',
}

function whereFor(meal: Meal, plan: MealPlan, turn: number, near: string | undefined): string {
  const area = plan.area === undefined ? 'near the centre' : `in ${plan.area}`
  if (meal === 'breakfast') return area
  if (meal === 'lunch') return near === undefined ? area : `near ${near}`
  const areas = plan.destination?.areas ?? []
  return areas.length === 0 ? area : `in ${rotate(areas, turn)}`
}

/** Fewer dishes than this are no choice. */
const MIN_CHOICE = 2

/** What there is no dish for is asked for, in these words by turns. */
const REQUESTS: Readonly<Record<Meal, readonly string[]>> = {
  breakfast: ['Ask where you stay for', 'Ask at a café for'],
  lunch: ['Ask for', 'Ask at the counter for'],
  dinner: ['Ask ahead for', 'Ask the kitchen for'],
}
const ORDINARY = 'a dish of the day'

/** What may be said of a meal: dishes that make it, and sweets and drinks after them. */
interface MealChoice {
  readonly mains: readonly string[]
  readonly extras: readonly string[]
}

const ALCOHOL: ReadonlySet<Avoidable> = new Set(['alcohol'])

const choices = new WeakMap<MealPlan, Map<Meal, MealChoice>>()

/** The dishes for this traveller: those of the place, and those of its country where the place has too few. */
function mealChoice(meal: Meal, plan: MealPlan): MealChoice {
  const made = choices.get(plan) ?? new Map<Meal, MealChoice>()
  choices.set(plan, made)
  const choice = made.get(meal) ?? chooseDishes(meal, plan)
  made.set(meal, choice)
  return choice
}

function chooseDishes(meal: Meal, { destination, countryCode, food, withChildren }: MealPlan): MealChoice {
  const forbidden = forbiddenIn(food, countryCode)
  const own = (destination?.food[meal] ?? []).filter(
    (dish) => isFreeOf(dish, forbidden, countryCode) && !(withChildren && namesAny(dish, ALCOHOL)),
  )
  const mains = meal === 'breakfast' ? own : own.filter(isMain)
  const isEnough = destination !== undefined && forbidden.size === 0 && mains.length >= MIN_CHOICE
  const ofCountry = isEnough
    ? []
    : countryDishes(meal, withChildren ? new Set<Avoidable>([...forbidden, 'alcohol']) : forbidden, countryCode).filter(
        (dish) => meal === 'breakfast' || isMain(dish),
      )
  const keys = new Set(mains.map(nameKey))
  return {
    mains: [...mains, ...ofCountry.filter((dish) => !keys.has(nameKey(dish)))],
    extras: own.filter((dish) => !mains.includes(dish)),
  }
}

/**
 * The dishes of lunch and dinner so that no day has one twice: each keeps what the other has not, or, where the two lists
 * are nearly one, both take the same and dinner is a step ahead.
 */
function apart(
  lunch: readonly string[],
  dinner: readonly string[],
): { lunch: readonly string[]; dinner: readonly string[] } {
  const without = (dishes: readonly string[], others: readonly string[]) =>
    dishes.filter((dish) => !others.some((other) => nameKey(other) === nameKey(dish)))
  const [ofLunch, ofDinner] = [without(lunch, dinner), without(dinner, lunch)]
  if (ofLunch.length === lunch.length) return { lunch, dinner }
  if (ofDinner.length >= MIN_CHOICE) return { lunch, dinner: ofDinner }
  if (ofLunch.length >= MIN_CHOICE) return { lunch: ofLunch, dinner }
  const both = without(lunch, ofLunch)
  // Where next to nothing is left, dinner is asked for.
  if (both.length < MIN_CHOICE) return { lunch, dinner: ofDinner }
  // Each list may write a dish in its own way.
  const atDinner = both.map((dish) => dinner.find((other) => nameKey(other) === nameKey(dish)) ?? dish)
  return { lunch: both, dinner: [...atDinner.slice(1), ...atDinner.slice(0, 1)] }
}

/** Three meals for a day: local dishes and where to look for them. `near` is where the traveller is at noon. */
export function mealsFor(plan: MealPlan, dayIndex: number, near: string | undefined): Meals {
  const turn = dayIndex + plan.shift
  const parted = apart(mealChoice('lunch', plan).mains, mealChoice('dinner', plan).mains)
  const meal = (name: Meal): string => {
    const where = whereFor(name, plan, turn, near)
    const { mains: all, extras } = mealChoice(name, plan)
    const mains = name === 'breakfast' ? all : parted[name]
    const asked = REQUESTS[name].map((request) => `${request} ${plan.food.ask ?? ORDINARY}`)
    if (mains.length < MIN_CHOICE) return `${rotate([...mains.map(capitalised), ...asked], turn)} ${where}`
    const extra = extras[(turn % (mains.length + extras.length)) - mains.length]
    const dish = capitalised(rotate(mains, turn)) + (extra === undefined ? '' : `, then ${extra}`)
    return name === 'dinner' ? `${dish} ${ROOMS[plan.comfort]} ${where}` : `${dish} ${where}`
  }
  return { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') }
}

/** All that a text may be called of a meal after its dish. */
const AFTER_DISH = new RegExp(`^(?:,? then .+?)?(?: (?:${Object.values(ROOMS).join('|')}))?(?: (?:near|in|at|by) .*)?$`)

const isAskedFor = (text: string, ask: string): boolean => text.startsWith('Ask ') && text.includes(` ${ask} `)

/**
 * Whether a meal is known to be without what its eater avoids: a dish that is, or a request for one. `names` are those of
 * places of the day and of the town, which say nothing of food.
 */
export function suitsEater(text: string, meal: Meal, plan: MealPlan, places: readonly string[]): boolean {
  const { food, countryCode } = plan
  const forbidden = forbiddenIn(food, countryCode)
  if (forbidden.size === 0 || (food.ask !== undefined && isAskedFor(text, food.ask))) return true
  const { mains, extras } = mealChoice(meal, plan)
  const dishes = [...mains, ...extras].toSorted((a, b) => b.length - a.length)
  const dish = dishes.find((name) => text.toLowerCase().startsWith(name.toLowerCase()))
  if (dish === undefined) return false
  // Dishes are called after places: their names go from what follows alone.
  let rest = text.slice(dish.length)
  const extra = extras.find((name) => rest.startsWith(`, then ${name}`))
  if (extra !== undefined) rest = rest.slice(`, then ${extra}`.length)
  const after = places.toSorted((a, b) => b.length - a.length).reduce((left, place) => left.replaceAll(place, ''), rest)
  return AFTER_DISH.test(after) && !after.startsWith(', then') && !namesAny(after, forbidden)
}
