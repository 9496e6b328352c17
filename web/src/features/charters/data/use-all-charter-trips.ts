import { useQuery } from '@tanstack/react-query'
import { listAllCharterTrips } from '@waymark/contract/charter-management-calls'
import { callApi } from '../../../platform/api-client.ts'
import { queryClient } from '../../../platform/query-client.ts'
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
