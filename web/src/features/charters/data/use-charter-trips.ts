import { getCharterTrip, listFeaturedCharterTrips } from '@waymark/contract/charter-calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../platform/api-client.ts'
import { queryClient } from '../../../platform/query-client.ts'

export const CHARTERS = 'charters'

export const tripKey = (id: string) => [CHARTERS, 'trip', id] as const

/** Seats are booked all the time: what was fetched before stands there only until the answer is here. */
export const FRESH = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

export const useFeaturedCharterTrips = () =>
  useQuery(
    {
      ...FRESH,
      queryKey: [CHARTERS, 'featured'],
      queryFn: ({ signal }) => callApi(listFeaturedCharterTrips, {}, { signal }),
    },
    queryClient,
  )

export const useCharterTrip = (id: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: tripKey(id),
      queryFn: ({ signal }) => callApi(getCharterTrip, { params: { id } }, { signal }),
    },
    queryClient,
  )

/** After a booking or an edit, whatever shows charter trips asks again. */
export const refreshCharterTrips = (): void => void queryClient.invalidateQueries({ queryKey: [CHARTERS] })
