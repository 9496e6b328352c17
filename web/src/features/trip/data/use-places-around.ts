import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPlacesAround, type NearbyPlace, type NearbyTown } from '@waymark/contract/places/place-calls'
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
    queryFn: ({ signal }) => callApi(listPlacesAround, { query }, { signal }),
  })
}

const NO_PLACES: readonly NearbyPlace[] = []
const NO_TOWNS: readonly NearbyTown[] = []

/**
 * The atlas's places around the destination, nearest town first; empty until loaded. The service worker caches the
 * response for offline use.
 */
export const usePlacesAround = (trip: Trip): readonly NearbyPlace[] =>
  useQuery(placesAround(trip), queryClient).data?.places ?? NO_PLACES

/** Towns around the destination for a map, the most important first; from the same response. */
export const useTownsAround = (trip: Trip): readonly NearbyTown[] =>
  useQuery(placesAround(trip), queryClient).data?.towns ?? NO_TOWNS
