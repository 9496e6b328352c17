import { useQuery } from '@tanstack/react-query'
import { listAllCharterTrips } from '@waymark/contract/charter-trips/charter-management-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { CHARTERS, FRESH } from './use-charter-trips.ts'

export const useAllCharterTrips = () =>
  useQuery(
    {
      ...FRESH,
      queryKey: [CHARTERS, 'all'],
      queryFn: ({ signal }) => callApi(listAllCharterTrips, {}, { signal }),
    },
    queryClient,
  )
