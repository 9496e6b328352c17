import type { Meal } from '@waymark/atlas/dish'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import type { Comfort } from './budget.ts'
import { type Avoidable, countryDishes, forbiddenIn, isFreeOf, isMain, namesAny } from './diet.ts'
import type { FoodWishes } from './wishes/food-wishes.ts'
import { isNamedIn } from './wishes/dish-names.ts'
import { capitalised } from './wording.ts'

type Meals = ItineraryDay['meals']

export interface MealPlan {
  readonly destination: AtlasDestination | undefined
  readonly countryCode: string
  readonly comfort: Comfort
  readonly food: FoodWishes
  /** With children, no alcoholic drinks are named. */
  readonly withChildren: boolean
  /** Area of the accommodation; undefined if unknown. */
  readonly area: string | undefined
  /** Offset of the rotation, so that trips differ. */
  readonly shift: number
  /** Dishes for certain meals of the trip, by `mealKey`. */
  readonly wanted?: ReadonlyMap<string, WantedDish>
  /** The main dishes of the trip's meals, by `mealKey`; undefined where one asks for something. */
  readonly dishes?: ReadonlyMap<string, string | undefined>
}

export interface WantedDish {
  /** As the travellers wrote it. */
  readonly label: string
  /** As it is listed. */
  readonly dish: string
}

export const mealKey = (meal: Meal, dayIndex: number): string => `${meal} ${dayIndex}`

/** Rotates through items, so that none repeats on consecutive days. */
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

/** Minimum number of dishes for a rotation. */
const MIN_CHOICE = 2

/** Wordings for a meal without a suitable dish. */
const REQUESTS: Readonly<Record<Meal, readonly string[]>> = {
  breakfast: ['Ask where you stay for', 'Ask at a café for'],
  lunch: ['Ask for', 'Ask at the counter for'],
  dinner: ['Ask ahead for', 'Ask the kitchen for'],
}
const ORDINARY = 'a dish of the day'

/** Main courses for a meal, and sweets and drinks to follow. */
interface MealChoice {
  readonly mains: readonly string[]
  readonly extras: readonly string[]
}

const ALCOHOL: ReadonlySet<Avoidable> = new Set(['alcohol'])

const choices = new WeakMap<MealPlan, Map<Meal, MealChoice>>()

/** Suitable dishes of the place, supplemented by those of its country. */
function mealChoice(meal: Meal, plan: MealPlan): MealChoice {
  const made = choices.get(plan) ?? new Map<Meal, MealChoice>()
  choices.set(plan, made)
  const choice = made.get(meal) ?? chooseDishes(meal, plan)
  made.set(meal, choice)
  return choice
}

function chooseDishes(meal: Meal, { destination, countryCode, food, withChildren }: MealPlan): MealChoice {
  const forbidden = forbiddenIn(food, countryCode)
  const isRefused = (dish: string): boolean => food.refusedDishes?.some((word) => isNamedIn(dish, word)) === true
  const own = (destination?.food[meal] ?? []).filter(
    (dish) => !isRefused(dish) && isFreeOf(dish, forbidden, countryCode) && !(withChildren && namesAny(dish, ALCOHOL)),
  )
  const mains = meal === 'breakfast' ? own : own.filter(isMain)
  const isEnough = destination !== undefined && forbidden.size === 0 && mains.length >= MIN_CHOICE
  const ofCountry = isEnough
    ? []
    : countryDishes(meal, withChildren ? new Set<Avoidable>([...forbidden, 'alcohol']) : forbidden, countryCode).filter(
        (dish) => !isRefused(dish) && (meal === 'breakfast' || isMain(dish)),
      )
  const keys = new Set(mains.map(nameKey))
  return {
    mains: [...mains, ...ofCountry.filter((dish) => !keys.has(nameKey(dish)))],
    extras: own.filter((dish) => !mains.includes(dish)),
  }
}

/** Everything that may be eaten at a meal, without what is forbidden. */
export function dishesFor(meal: Meal, plan: MealPlan): string[] {
  const { mains, extras } = mealChoice(meal, plan)
  const forbidden = forbiddenIn(plan.food, plan.countryCode)
  const ofCountry = countryDishes(
    meal,
    plan.withChildren ? new Set([...forbidden, ...ALCOHOL]) : forbidden,
    plan.countryCode,
  )
  return [...mains, ...extras, ...ofCountry.filter((dish) => meal === 'breakfast' || isMain(dish))]
}

/**
 * Splits dishes between lunch and dinner, so that no day repeats one. If the lists are nearly equal, both use the same
 * list with an offset.
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
  // If hardly anything remains, dinner is worded as a request.
  if (both.length < MIN_CHOICE) return { lunch, dinner: ofDinner }
  // The two lists may spell a dish differently.
  const atDinner = both.map((dish) => dinner.find((other) => nameKey(other) === nameKey(dish)) ?? dish)
  return { lunch: both, dinner: [...atDinner.slice(1), ...atDinner.slice(0, 1)] }
}

const partings = new WeakMap<MealPlan, ReturnType<typeof apart>>()

function partedIn(plan: MealPlan): ReturnType<typeof apart> {
  const known = partings.get(plan)
  if (known) return known
  const parted = apart(mealChoice('lunch', plan).mains, mealChoice('dinner', plan).mains)
  partings.set(plan, parted)
  return parted
}

/** The main dishes of a meal: those that lunch and dinner do not share, and all. */
export function mainsFor(
  meal: Meal,
  plan: MealPlan,
): { readonly usual: readonly string[]; readonly all: readonly string[] } {
  const all = mealChoice(meal, plan).mains
  const own = meal === 'breakfast' ? all : partedIn(plan)[meal]
  const later = new Set([...(plan.wanted?.values() ?? [])].map(({ dish }) => nameKey(dish)))
  if (later.size === 0) return { usual: own, all }
  // What is to be tried has its own day.
  const others = own.filter((dish) => !later.has(nameKey(dish)))
  return { usual: others.length >= MIN_CHOICE ? others : own, all }
}

/** The main dishes of the country for a meal, which a town with few of its own has, too. */
export const countryMains = (meal: Meal, { food, countryCode, withChildren }: MealPlan): string[] => {
  const forbidden = new Set([...forbiddenIn(food, countryCode), ...(withChildren ? ALCOHOL : [])])
  return countryDishes(meal, forbidden, countryCode).filter(
    (dish) =>
      food.refusedDishes?.some((word) => isNamedIn(dish, word)) !== true && (meal === 'breakfast' || isMain(dish)),
  )
}

/** The meals of a day: local dishes, and where to find them. `near` is the place visited around noon. */
export function mealsFor(plan: MealPlan, dayIndex: number, near: string | undefined): Meals {
  const turn = dayIndex + plan.shift
  const meal = (name: Meal): string => {
    const where = whereFor(name, plan, turn, near)
    const { extras } = mealChoice(name, plan)
    const { usual: mains } = mainsFor(name, plan)
    const key = mealKey(name, dayIndex)
    const main = plan.dishes?.get(key) ?? rotate(mains, turn)
    const wanted = plan.wanted?.get(key)?.dish
    if (wanted !== undefined) {
      const isExtra = name !== 'breakfast' && !isMain(wanted) && mains.length > 0
      const dish = isExtra ? `${capitalised(main)}, then ${wanted}` : capitalised(wanted)
      return name === 'dinner' ? `${dish} ${ROOMS[plan.comfort]} ${where}` : `${dish} ${where}`
    }
    const asked = REQUESTS[name].map((request) => `${request} ${plan.food.ask ?? ORDINARY}`)
    if (plan.dishes?.has(key) === true && plan.dishes.get(key) === undefined) return `${rotate(asked, turn)} ${where}`
    if (plan.dishes === undefined && mains.length < MIN_CHOICE)
      return `${rotate([...mains.map(capitalised), ...asked], turn)} ${where}`
    const extra = extras[(turn % (mains.length + extras.length)) - mains.length]
    const dish = capitalised(main) + (extra === undefined ? '' : `, then ${extra}`)
    return name === 'dinner' ? `${dish} ${ROOMS[plan.comfort]} ${where}` : `${dish} ${where}`
  }
  return { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') }
}

/** What may follow the dish in a meal's text. */
const AFTER_DISH = new RegExp(`^(?:,? then .+?)?(?: (?:${Object.values(ROOMS).join('|')}))?(?: (?:near|in|at|by) .*)?$`)

const isAskedFor = (text: string, ask: string): boolean => text.startsWith('Ask ') && text.includes(` ${ask} `)

/**
 * Whether a meal is known to be free of what its eater avoids: a suitable dish, or a request for one. `places` are
 * names of places in the day and town, which say nothing about food.
 */
export function suitsEater(text: string, meal: Meal, plan: MealPlan, places: readonly string[]): boolean {
  const { food, countryCode } = plan
  const forbidden = forbiddenIn(food, countryCode)
  if (forbidden.size === 0 || (food.ask !== undefined && isAskedFor(text, food.ask))) return true
  const { mains, extras } = mealChoice(meal, plan)
  const dishes = [...mains, ...extras].toSorted((a, b) => b.length - a.length)
  const dish = dishes.find((name) => text.toLowerCase().startsWith(name.toLowerCase()))
  if (dish === undefined) return false
  // Dishes may be named after places, so place names are only removed from what follows.
  let rest = text.slice(dish.length)
  const extra = extras.find((name) => rest.startsWith(`, then ${name}`))
  if (extra !== undefined) rest = rest.slice(`, then ${extra}`.length)
  const after = places.toSorted((a, b) => b.length - a.length).reduce((left, place) => left.replaceAll(place, ''), rest)
  return AFTER_DISH.test(after) && !after.startsWith(', then') && !namesAny(after, forbidden)
}
