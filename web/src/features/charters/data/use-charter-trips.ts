import { getCharterTrip, listFeaturedCharterTrips } from '@waymark/contract/charter-trips/charter-calls'
import { queryOptions, useQuery, type Query } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

export const CHARTERS = 'charters'

export const tripKey = (id: string) => [CHARTERS, 'trip', id] as const

/** A younger answer was prefetched for this page. */
const JUST_NOW_MS = 2_000

/** Seats change all the time, so cached data is only shown until the new answer arrives. */
export const FRESH = {
  refetchOnMount: ({ state }: Pick<Query, 'state'>) => Date.now() - state.dataUpdatedAt > JUST_NOW_MS && 'always',
  refetchOnWindowFocus: 'always',
} as const

const featured = queryOptions({
  queryKey: [CHARTERS, 'featured'],
  queryFn: ({ signal }) => callApi(listFeaturedCharterTrips, {}, { signal }),
})

/** Prefetches the featured trips. Never rejects. */
export const prefetchFeaturedCharterTrips = (): Promise<void> => queryClient.prefetchQuery(featured)

export const useFeaturedCharterTrips = () => useQuery({ ...featured, ...FRESH }, queryClient)

const oneTrip = (id: string) =>
  queryOptions({
    queryKey: tripKey(id),
    queryFn: ({ signal }) => callApi(getCharterTrip, { params: { id } }, { signal }),
  })

/** Prefetches a trip. Never rejects. */
export const prefetchCharterTrip = (id: string): Promise<void> => queryClient.prefetchQuery(oneTrip(id))

export const useCharterTrip = (id: string) => useQuery({ ...oneTrip(id), ...FRESH }, queryClient)

/** Call after a booking or edit: all queries of charter trips are fetched again. */
export const refreshCharterTrips = (): void => void queryClient.invalidateQueries({ queryKey: [CHARTERS] })
