import { daysBetween } from '@waymark/contract/calendar'
import type { Trip } from '@waymark/contract/trips/trip'

type Days = Pick<Trip, 'startDate' | 'endDate'>

/** A plan that failed before its first day is nothing to look forward to. */
const hasDays = ({ progress }: Pick<Trip, 'progress'>): boolean => progress.state !== 'failed' || progress.daysReady > 0

/**
 * The trip that somebody is on, or else the one that starts next. Of several at once, the one that ends first.
 * @param today where the traveller is: days are compared by the calendar, so no clock change moves them
 */
export function nextTrip<T extends Days & Pick<Trip, 'progress'>>(trips: readonly T[], today: string): T | undefined {
  const counted = ({ startDate }: Days) => (startDate < today ? today : startDate)
  return trips
    .filter((trip) => trip.endDate >= today && hasDays(trip))
    .toSorted((a, b) => counted(a).localeCompare(counted(b)) || a.endDate.localeCompare(b.endDate))[0]
}

/** 'In 12 days', or 'Day 3 of 7' on the way; undefined once it is over. */
export function countdown({ startDate, endDate }: Days, today: string): string | undefined {
  if (today > endDate) return undefined
  const days = daysBetween(today, startDate)
  if (days > 1) return `In ${days} days`
  if (days === 1) return 'Starts tomorrow'
  if (days === 0) return 'Starts today'
  return `Day ${1 - days} of ${daysBetween(startDate, endDate) + 1}`
}
