import { daysBetween } from '@waymark/contract/calendar'
import type { Trip } from '@waymark/contract/trips/trip'

type Days = Pick<Trip, 'startDate' | 'endDate'>

/** Ignores plans that failed before their first day. */
const hasDays = ({ progress }: Pick<Trip, 'progress'>): boolean => progress.state !== 'failed' || progress.daysReady > 0

/**
 * The current trips, then the coming ones. Of several current ones, the first to end.
 * @param today the local calendar day; comparing days avoids clock changes
 */
export function nextTrips<T extends Days & Pick<Trip, 'progress'>>(trips: readonly T[], today: string): T[] {
  const counted = ({ startDate }: Days) => (startDate < today ? today : startDate)
  return trips
    .filter((trip) => trip.endDate >= today && hasDays(trip))
    .toSorted((a, b) => counted(a).localeCompare(counted(b)) || a.endDate.localeCompare(b.endDate))
}

/** The current trip, or else the next one. */
export const nextTrip = <T extends Days & Pick<Trip, 'progress'>>(trips: readonly T[], today: string): T | undefined =>
  nextTrips(trips, today)[0]

/** 'In 12 days', or 'Day 3 of 7' during the trip; undefined afterwards. */
export function countdown({ startDate, endDate }: Days, today: string): string | undefined {
  if (today > endDate) return undefined
  const days = daysBetween(today, startDate)
  if (days > 1) return `In ${days} days`
  if (days === 1) return 'Starts tomorrow'
  if (days === 0) return 'Starts today'
  return `Day ${1 - days} of ${daysBetween(startDate, endDate) + 1}`
}
