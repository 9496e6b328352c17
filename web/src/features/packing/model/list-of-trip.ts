import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'

/** 'lisbon' from 'Lisbon, Portugal', because the country is optional. */
const cityOf = (destination: string): string => (destination.split(',')[0] ?? '').trim().toLowerCase()

/**
 * The list made for the trip, or else one for the same place with overlapping dates; the newest if there are several.
 */
export function listOfTrip<
  L extends Pick<PackingList, 'tripId' | 'destination' | 'startDate' | 'endDate' | 'createdAt'>,
>(lists: readonly L[], trip: Pick<Trip, 'id' | 'destination' | 'startDate' | 'endDate'>): L | undefined {
  const isForIt = ({ tripId }: L) => tripId === trip.id
  const fitsIt = ({ tripId, destination, startDate, endDate }: L) =>
    tripId === null &&
    cityOf(destination) === cityOf(trip.destination) &&
    startDate <= trip.endDate &&
    endDate >= trip.startDate
  const newestFirst = lists.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return newestFirst.find(isForIt) ?? newestFirst.find(fitsIt)
}
