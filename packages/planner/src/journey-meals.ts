import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { DaySlot } from './day-slot.ts'

type Meals = ItineraryDay['meals']

/** Minutes after midnight by which each meal is over, and at which it begins at the earliest. */
export const MEAL_HOURS = {
  breakfast: { from: 7 * 60, until: 10 * 60 + 30 },
  lunch: { from: 12 * 60, until: 15 * 60 },
  dinner: { from: 18 * 60 + 30, until: 22 * 60 },
} as const satisfies Readonly<Record<keyof Meals, { from: number; until: number }>>

export const BEFORE_ARRIVAL = 'On the way, before you arrive'
export const AFTER_DEPARTURE = 'On the way home'
/** Between two beds of a trip. */
export const DURING_MOVE = 'On the way'
const ON_THE_WAY: ReadonlySet<string> = new Set([BEFORE_ARRIVAL, AFTER_DEPARTURE, DURING_MOVE])
/** Nothing is known of what is eaten there. */
export const isOnTheWay = (meal: string): boolean => ON_THE_WAY.has(meal)

/** Time to eat in peace. */
const MEAL_MINUTES = 30

/** Whether somebody on the way between two times of a day has nowhere to sit down for a meal. */
export function isEatenOnTheWay(meal: keyof Meals, leaves: number, arrives: number): boolean {
  const { from, until } = MEAL_HOURS[meal]
  return leaves < from + MEAL_MINUTES && arrives + MEAL_MINUTES > until
}

/** No dish of a place for hours at which the traveller is not there yet, or not any more. */
export function mealsOnTheWay({
  arrival,
  departure,
  move,
}: Pick<DaySlot, 'arrival' | 'departure' | 'move'>): Partial<Meals> {
  const meals: Partial<Meals> = {}
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    const { from, until } = MEAL_HOURS[meal]
    if (arrival !== undefined && arrival + MEAL_MINUTES > until) meals[meal] = BEFORE_ARRIVAL
    else if (departure !== undefined && departure < from + MEAL_MINUTES) meals[meal] = AFTER_DEPARTURE
    else if (move && isEatenOnTheWay(meal, move.leaves, move.arrives)) meals[meal] = DURING_MOVE
  }
  return meals
}
