import { kmBetween } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import type { Stop } from './stop.ts'

/** Maximum distance that is walked on the Sabbath. */
const WALK_KM = 2

/** Whether a stop suits those who rest on the Sabbath: free of charge and a walk away. Any stop on other days. */
export const suitsSabbath = ({ isSabbath, base }: DaySlot, { place }: Stop): boolean =>
  isSabbath !== true || (place.costCents === 0 && kmBetween(base.centre, place) <= WALK_KM)
