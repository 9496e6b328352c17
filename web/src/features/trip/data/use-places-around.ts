import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPlacesAround, type NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

/** Two trips to one city ask for the same, so that one answer is kept for both. */
const DECIMALS = 2

const placesAround = ({ lat, lng }: Pick<Trip['place'], 'lat' | 'lng'>) => {
  const query = { lat: lat.toFixed(DECIMALS), lng: lng.toFixed(DECIMALS) }
  return queryOptions({
    queryKey: ['places', query.lat, query.lng],
    queryFn: async ({ signal }) => (await callApi(listPlacesAround, { query }, { signal })).places,
  })
}

const NONE: readonly NearbyPlace[] = []

/**
 * What the atlas knows around the destination, the nearest town first; empty until it is known. The service worker keeps
 * the answer, so that a trip that was opened once knows its places without a network.
 */
export const usePlacesAround = (trip: Pick<Trip, 'place'>): readonly NearbyPlace[] =>
  useQuery(placesAround(trip.place), queryClient).data ?? NONE
