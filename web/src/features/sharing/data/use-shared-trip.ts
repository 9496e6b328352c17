import { getSharedTrip } from '@waymark/contract/trips/trip-link'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

const sharedTrip = (token: string) =>
  queryOptions({
    queryKey: ['shared-trip', token],
    queryFn: ({ signal }) => callApi(getSharedTrip, { params: { token } }, { signal }),
  })

/** The trip of a public link, as it is now. */
export const useSharedTrip = (token: string) =>
  useQuery({ ...sharedTrip(token), refetchOnMount: 'always' }, queryClient)
