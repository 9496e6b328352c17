import { searchStays, type Stay } from '@waymark/contract/stays/stay-calls'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import type { StayQuery } from '../model/stay-search.ts'

const PAGE = { page: 1, pageSize: 20 }

/** While somebody reads one page, the next can bring a place again that has moved down. */
const onlyOnce = (stays: readonly Stay[]): Stay[] => [...new Map(stays.map((stay) => [stay.id, stay])).values()]

type Where = Pick<StayQuery, 'location' | 'category'>

const searchFor = ({ location, category }: Where) =>
  infiniteQueryOptions({
    queryKey: ['stays', 'search', location, category],
    queryFn: ({ pageParam, signal }) => {
      const where = { ...(location === '' ? {} : { location }), ...(category === 'all' ? {} : { category }) }
      const from = pageParam === null ? {} : { cursor: pageParam }
      return callApi(searchStays, { query: { ...PAGE, ...where, ...from } }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Fetches the first page of a search before a screen asks for it. Never rejects. */
export const prefetchStaySearch = (where: Where): Promise<void> => queryClient.prefetchInfiniteQuery(searchFor(where))

/** The places that a search finds, page after page. */
export function useStaySearch(where: Where) {
  const { data, ...search } = useInfiniteQuery(searchFor(where), queryClient)
  return {
    ...search,
    stays: data && onlyOnce(data.pages.flatMap(({ accommodations }) => accommodations)),
    /** A search by several words may look through many places in vain, and still know where to go on. */
    foundLately: data?.pages.at(-1)?.accommodations.length !== 0,
  }
}
