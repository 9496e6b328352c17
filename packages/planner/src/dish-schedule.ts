import type { Meal } from '@waymark/atlas/dish'
import { nameKey } from '@waymark/domain/name-key'
import type { DaySlot } from './day-slot.ts'
import { mealsOnTheWay } from './journey-meals.ts'
import { countryMains, mainsFor, type MealPlan, mealKey } from './meals.ts'

/** Nobody has a dish twice within this many days, where there are others. */
const DAYS_APART = 4
/** Where there are not, a dish may return after this many days; sooner one asks for something else. */
const LEAST_APART = 2

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** 'Bifana' and 'Bifana no pão'. */
const isSame = (a: string, b: string): boolean => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)

/** The days on which dishes are eaten. */
class Eaten {
  private readonly days: { readonly key: string; readonly day: number }[] = []

  add(dish: string, day: number): void {
    this.days.push({ key: nameKey(dish), day })
  }

  /** Days between a day and the nearest one with the dish. */
  apart(dish: string, day: number): number {
    const key = nameKey(dish)
    return Math.min(...this.days.map((one) => (isSame(one.key, key) ? Math.abs(one.day - day) : Infinity)))
  }
}

/** The candidate that was eaten longest ago, in their order where several never were. */
function longestAgo(dishes: readonly string[], day: number, eaten: Eaten): { dish: string; apart: number } | undefined {
  const [best] = dishes
    .map((dish) => ({ dish, apart: eaten.apart(dish, day) }))
    .toSorted((a, b) => (a.apart === b.apart ? 0 : b.apart - a.apart))
  return best
}

/** A dish for a meal, of the town before those of the country; undefined where one asks for something else. */
function dishFor(meal: Meal, plan: MealPlan, day: number, eaten: Eaten): string | undefined {
  const { usual, all } = mainsFor(meal, plan)
  const first = usual.length === 0 ? 0 : plan.shift % usual.length
  const tiers = [() => [...usual.slice(first), ...usual.slice(0, first)], () => all, () => countryMains(meal, plan)]
  const tried: string[] = []
  for (const tier of tiers) {
    const dishes = tier()
    const best = longestAgo(dishes, day, eaten)
    if (best && best.apart >= DAYS_APART) return best.dish
    tried.push(...dishes)
  }
  const best = longestAgo(tried, day, eaten)
  return best && best.apart >= LEAST_APART ? best.dish : undefined
}

/** A day of a trip, and the kitchens of its meals: on the day of a transfer, one has breakfast at the previous base. */
interface DayOfMeals {
  readonly slot: DaySlot
  readonly meals: MealPlan
  readonly mealsBefore: MealPlan | undefined
}

/** The dishes of a trip by `mealKey`; undefined where one asks for something else. Lunch and dinner share theirs. */
export function dishSchedule(days: readonly DayOfMeals[]): ReadonlyMap<string, string | undefined> {
  const breakfasts = new Eaten()
  const mains = new Eaten()
  const eatenAt = (meal: Meal) => (meal === 'breakfast' ? breakfasts : mains)
  const planFor = (meal: Meal, { slot, meals, mealsBefore }: DayOfMeals) =>
    meal === 'breakfast' && slot.move && mealsBefore ? mealsBefore : meals
  const open = days.flatMap((day) => {
    const onTheWay = mealsOnTheWay(day.slot)
    return MEALS.filter((meal) => onTheWay[meal] === undefined).map((meal) => ({
      ...{ meal, day: day.slot.day, plan: planFor(meal, day), key: mealKey(meal, day.slot.day - 1) },
    }))
  })
  const wantedAt = ({ plan, key }: (typeof open)[number]) => plan.wanted?.get(key)?.dish
  for (const one of open) {
    const wanted = wantedAt(one)
    if (wanted !== undefined) eatenAt(one.meal).add(wanted, one.day)
  }
  return new Map(
    open
      .filter((one) => wantedAt(one) === undefined)
      .map(({ meal, day, plan, key }) => {
        const dish = dishFor(meal, plan, day, eatenAt(meal))
        if (dish !== undefined) eatenAt(meal).add(dish, day)
        return [key, dish]
      }),
  )
}
