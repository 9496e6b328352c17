import { listFeaturedStays } from '@waymark/contract/stays/stay-calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

const featured = queryOptions({
  queryKey: ['stays', 'featured'],
  queryFn: ({ signal }) => callApi(listFeaturedStays, {}, { signal }),
})

/** Prefetches the featured stays. Never rejects. */
export const prefetchFeaturedStays = (): Promise<void> => queryClient.prefetchQuery(featured)

export const useFeaturedStays = () => useQuery(featured, queryClient)
