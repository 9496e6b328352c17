import { listAdminAccommodations, type AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { LIMITS } from '@waymark/contract/limits'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import type { Entries } from '../model/entries.ts'

/** Removes duplicates: a stay may move to the next page while the current one is shown. */
const onlyOnce = (places: readonly AdminAccommodation[]): AdminAccommodation[] => [
  ...new Map(places.map((place) => [place.id, place])).values(),
]

/** All stays that match the words, newest first. The server searches, because there may be any number. */
export function useManagedAccommodations(words: string): Entries<AdminAccommodation> & { readonly isStale: boolean } {
  const list = useInfiniteQuery(
    {
      queryKey: ['admin', 'accommodations', words],
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(words === '' ? {} : { q: words }),
          ...(pageParam === undefined ? {} : { after: pageParam }),
        }
        return callApi(listAdminAccommodations, { query }, { signal })
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.length < LIMITS.adminPageSize ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
      // Somebody else may have changed them.
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  )
  const isStale = list.isPlaceholderData
  if (list.data === undefined) {
    if (list.error === null || list.isFetching) return { status: 'loading', isStale }
    return { status: 'failed', error: list.error, retry: () => void list.refetch(), isStale }
  }
  return {
    status: 'ready',
    items: onlyOnce(list.data.pages.flat()),
    loadMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
    isStale,
  }
}
