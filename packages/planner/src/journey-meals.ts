import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { DaySlot } from './day-slot.ts'

type Meals = ItineraryDay['meals']

/** Earliest start and end of each meal, in minutes after midnight. */
export const MEAL_HOURS = {
  breakfast: { from: 7 * 60, until: 10 * 60 + 30 },
  lunch: { from: 12 * 60, until: 15 * 60 },
  dinner: { from: 18 * 60 + 30, until: 22 * 60 },
} as const satisfies Readonly<Record<keyof Meals, { from: number; until: number }>>

export const BEFORE_ARRIVAL = 'On the way, before you arrive'
export const AFTER_DEPARTURE = 'On the way home'
/** During a transfer between bases. */
export const DURING_MOVE = 'On the way'
const ON_THE_WAY: ReadonlySet<string> = new Set([BEFORE_ARRIVAL, AFTER_DEPARTURE, DURING_MOVE])
/** Meals in transit have no dishes. */
export const isOnTheWay = (meal: string): boolean => ON_THE_WAY.has(meal)

/** Duration of a meal. */
const MEAL_MINUTES = 30

/** Whether a meal falls into a journey between two times. */
export function isEatenOnTheWay(meal: keyof Meals, leaves: number, arrives: number): boolean {
  const { from, until } = MEAL_HOURS[meal]
  return leaves < from + MEAL_MINUTES && arrives + MEAL_MINUTES > until
}

/** The meals that are in transit because of arrival or departure. */
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
