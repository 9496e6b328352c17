import { getCharterTrip, listFeaturedCharterTrips } from '@waymark/contract/charter-trips/charter-calls'
import { queryOptions, useQuery, type Query } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

export const CHARTERS = 'charters'

export const tripKey = (id: string) => [CHARTERS, 'trip', id] as const

/** An answer so young is the one that the page has just been opened with. */
const JUST_NOW_MS = 2_000

/** Seats are booked all the time: what was fetched before stands there only until the answer is here. */
export const FRESH = {
  refetchOnMount: ({ state }: Pick<Query, 'state'>) => Date.now() - state.dataUpdatedAt > JUST_NOW_MS && 'always',
  refetchOnWindowFocus: 'always',
} as const

const featured = queryOptions({
  queryKey: [CHARTERS, 'featured'],
  queryFn: ({ signal }) => callApi(listFeaturedCharterTrips, {}, { signal }),
})

/** Fetches the featured trips before a screen asks for them. Never rejects. */
export const prefetchFeaturedCharterTrips = (): Promise<void> => queryClient.prefetchQuery(featured)

export const useFeaturedCharterTrips = () => useQuery({ ...featured, ...FRESH }, queryClient)

const oneTrip = (id: string) =>
  queryOptions({
    queryKey: tripKey(id),
    queryFn: ({ signal }) => callApi(getCharterTrip, { params: { id } }, { signal }),
  })

/** Fetches a trip before a screen asks for it. Never rejects. */
export const prefetchCharterTrip = (id: string): Promise<void> => queryClient.prefetchQuery(oneTrip(id))

export const useCharterTrip = (id: string) => useQuery({ ...oneTrip(id), ...FRESH }, queryClient)

/** After a booking or an edit, whatever shows charter trips asks again. */
export const refreshCharterTrips = (): void => void queryClient.invalidateQueries({ queryKey: [CHARTERS] })
