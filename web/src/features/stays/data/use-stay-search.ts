import { searchStays, type Stay } from '@waymark/contract/stays/stay-calls'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { sentBy, type StayQuery } from '../model/stay-search.ts'

const PAGE = { page: 1, pageSize: 20 }

/** While somebody reads one page, the next can bring a place again that has moved down. */
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

/** Fetches the first page of a search before a screen asks for it. Never rejects. */
export const prefetchStaySearch = (query: StayQuery): Promise<void> =>
  queryClient.prefetchInfiniteQuery(searchFor(query))

/** The places that a search finds, page after page. */
export function useStaySearch(query: StayQuery) {
  const { data, ...search } = useInfiniteQuery(searchFor(query), queryClient)
  return {
    ...search,
    stays: data && onlyOnce(data.pages.flatMap(({ accommodations }) => accommodations)),
    /** A search by several words may look through many places in vain, and still know where to go on. */
    foundLately: data?.pages.at(-1)?.accommodations.length !== 0,
    /** How often it has been answered, found or not. */
    answers: data?.pages.length ?? 0,
  }
}
