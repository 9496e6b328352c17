import { searchStays, type Stay } from '@waymark/contract/stays/stay-calls'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { sentBy, type StayQuery } from '../model/stay-search.ts'

const PAGE = { page: 1, pageSize: 20 }

/** Removes duplicates: a stay may move to the next page while the current one is shown. */
const onlyOnce = (stays: readonly Stay[]): Stay[] => [...new Map(stays.map((stay) => [stay.id, stay])).values()]

const searchFor = (query: StayQuery) => {
  const sent = sentBy(query)
  return infiniteQueryOptions({
    queryKey: ['stays', 'search', sent],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam }
      return callApi(searchStays, { query: { ...PAGE, ...sent, ...from } }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Prefetches the first page of a search. Never rejects. */
export const prefetchStaySearch = (query: StayQuery): Promise<void> =>
  queryClient.prefetchInfiniteQuery(searchFor(query))

/** The results of a search, page by page. */
export function useStaySearch(query: StayQuery) {
  const { data, ...search } = useInfiniteQuery(searchFor(query), queryClient)
  return {
    ...search,
    stays: data && onlyOnce(data.pages.flatMap(({ accommodations }) => accommodations)),
    /** False if the latest page was empty: a search by several words may find nothing on a page and still continue. */
    foundLately: data?.pages.at(-1)?.accommodations.length !== 0,
    /** Number of responses, with or without results. */
    answers: data?.pages.length ?? 0,
  }
}
