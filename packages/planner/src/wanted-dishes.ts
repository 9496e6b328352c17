import type { Meal } from '@waymark/atlas/dish'
import type { DaySlot } from './day-slot.ts'
import { mealsOnTheWay } from './journey-meals.ts'
import { dishesFor, type MealPlan, mealKey, type WantedDish } from './meals.ts'
import { isNamedIn } from './wishes/dish-names.ts'

/** The most filling first, because a dish is often listed for both. */
const ORDER: readonly Meal[] = ['dinner', 'lunch', 'breakfast']

/**
 * The meals at which the dishes that somebody wants to try are eaten, one a meal, where the town or its country has
 * them and nobody avoids what is in them.
 */
export function wantedDishes(
  labels: readonly string[],
  plan: MealPlan,
  slots: readonly DaySlot[],
): ReadonlyMap<string, WantedDish> {
  const eaten = new Map<string, WantedDish>()
  for (const label of labels) {
    const meals = ORDER.flatMap((meal) => {
      const dish = dishesFor(meal, plan).find((name) => isNamedIn(name, label))
      return dish === undefined ? [] : [{ meal, dish }]
    })
    const found = slots
      .filter((slot) => !slot.move)
      .flatMap((slot) =>
        meals.map(({ meal, dish }) => ({ slot, meal, key: mealKey(meal, slot.day - 1), wanted: { label, dish } })),
      )
      .find(({ slot, meal, key }) => !eaten.has(key) && mealsOnTheWay(slot)[meal] === undefined)
    if (found) eaten.set(found.key, found.wanted)
  }
  return eaten
}

/** The wishes that are fulfilled at the meals of these plans. */
export const eatenIn = (plans: Iterable<MealPlan>): ReadonlySet<string> =>
  new Set([...plans].flatMap(({ wanted }) => [...(wanted?.values() ?? [])].map(({ label }) => label)))
