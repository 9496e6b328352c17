import { getSharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

/** The current trip of a public link. */
export const useSharedTrip = (token: string) =>
  useQuery(
    {
      queryKey: ['shared-trip', token],
      queryFn: ({ signal }) => callApi(getSharedTrip, { params: { token } }, { signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )
