import type { Trip } from '@waymark/contract/trips/trip'

type Days = Pick<Trip, 'startDate' | 'endDate'>

/**
 * Splits trips: current and upcoming ones, next first, and past ones, latest first.
 * @param today the local calendar day; a trip is past on the day after its last
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
