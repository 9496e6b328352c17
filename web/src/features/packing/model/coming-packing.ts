import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { nextTrips } from '../../../shared/trips/next-trip.ts'
import { listOfTrip } from './list-of-trip.ts'

/** What there is to pack for: a trip, or a list without one. */
export interface ComingPacking extends Pick<Trip, 'title' | 'startDate' | 'endDate'> {
  /** Of the trip, or else of the list. */
  readonly id: string
  /** Undefined for a trip without a list. */
  readonly list: PackingList | undefined
}

/** What there is to pack for on `today` or later, first things first. */
export function comingPacking(
  trips: readonly Trip[],
  lists: readonly PackingList[],
  today: string,
): readonly ComingPacking[] {
  const ofTrips = nextTrips(trips, today).map(({ id, title, startDate, endDate, destination }): ComingPacking => {
    const list = listOfTrip(lists, { id, destination, startDate, endDate })
    return { id, title, startDate, endDate, list }
  })
  const taken = new Set(ofTrips.map(({ list }) => list?.id))
  const others = lists
    .filter(({ id, endDate }) => endDate >= today && !taken.has(id))
    .map((list): ComingPacking => ({ ...list, list }))
  return [...ofTrips, ...others].toSorted((a, b) => a.startDate.localeCompare(b.startDate))
}
