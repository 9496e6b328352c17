import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPlacesAround, type NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { tripLength } from '@waymark/domain/itinerary'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

/** Precision of the coordinates in the request. */
const DECIMALS = 2

const placesAround = (trip: Pick<Trip, 'id' | 'place' | 'startDate' | 'endDate'>) => {
  const { lat, lng } = trip.place
  const query = {
    lat: lat.toFixed(DECIMALS),
    lng: lng.toFixed(DECIMALS),
    from: trip.startDate,
    days: tripLength(trip),
    trip: trip.id,
  }
  return queryOptions({
    queryKey: ['places', query],
    queryFn: async ({ signal }) => (await callApi(listPlacesAround, { query }, { signal })).places,
  })
}

const NONE: readonly NearbyPlace[] = []

/**
 * The atlas's places around the destination, nearest town first; empty until loaded. The service worker caches the
 * response for offline use.
 */
export const usePlacesAround = (trip: Trip): readonly NearbyPlace[] =>
  useQuery(placesAround(trip), queryClient).data ?? NONE
