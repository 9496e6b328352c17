import type { DaySetting } from './assemble-day.ts'
import type { Base } from './bases.ts'
import { dishSchedule } from './dish-schedule.ts'
import { lodgingFor } from './lodging.ts'
import type { MealPlan } from './meals.ts'
import type { PlanningContext } from './planning-context.ts'
import { eatenIn, wantedDishes } from './wanted-dishes.ts'

/** Per base: area to sleep in, arrival and dishes, chosen once for all days there. */
export function daySettings({
  stays,
  journey,
  wishes,
  spending,
  request,
  slots,
  next,
}: PlanningContext): ReadonlyMap<Base, DaySetting> {
  let mealsBefore: MealPlan | undefined
  const plans: MealPlan[] = []
  /** Of the whole trip, which is known when all its kitchens are. */
  const dishes = new Map<string, string | undefined>()
  const settings = new Map(
    stays.map(({ base }): [Base, DaySetting] => {
      const { city, destination, name, centre } = base
      const area = destination?.areas[Math.floor(next() * destination.areas.length)]
      const lodging = lodgingFor(spending.night, request.travelStyle, area)
      const choice: MealPlan = {
        destination,
        comfort: spending.meal,
        countryCode: city.countryCode,
        food: wishes.food,
        withChildren: wishes.withChildren,
        area,
        shift: Math.floor(next() * 60),
        dishes,
      }
      const eaten = eatenIn(plans)
      const wanted = wantedDishes(
        wishes.dishes.filter((label) => !eaten.has(label)),
        choice,
        slots.filter((slot) => slot.base === base),
      )
      const meals = wanted.size === 0 ? choice : { ...choice, wanted }
      plans.push(meals)
      const setting: DaySetting = {
        ...{ city: name, centre, journey, meals, startDate: request.startDate },
        ...(mealsBefore && { mealsBefore }),
        avoidsUnderground: wishes.avoidsUnderground,
        lastWay: destination?.lastWay,
        lodging: stays.length > 1 ? `${lodging}, ${name}` : lodging,
      }
      mealsBefore = meals
      return [base, setting]
    }),
  )
  const schedule = dishSchedule(
    slots.flatMap((slot) => {
      const setting = settings.get(slot.base)
      return setting ? [{ slot, meals: setting.meals, mealsBefore: setting.mealsBefore }] : []
    }),
  )
  for (const [meal, dish] of schedule) dishes.set(meal, dish)
  return settings
}
