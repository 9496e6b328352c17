import type { Trip } from '@waymark/contract/trips/trip'

type Days = Pick<Trip, 'startDate' | 'endDate'>

/**
 * Trips in the order in which they matter: those that somebody is on and those to come, the next first, and apart from
 * them those that are over, the last first.
 *
 * @param today where the traveller is; a trip is over on the day after its last
 */
export function timeline<T extends Days>(trips: readonly T[], today: string): { coming: T[]; past: T[] } {
  const isPast = ({ endDate }: Days) => endDate < today
  return {
    coming: trips
      .filter((trip) => !isPast(trip))
      .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate)),
    past: trips.filter(isPast).toSorted((a, b) => b.endDate.localeCompare(a.endDate)),
  }
}
