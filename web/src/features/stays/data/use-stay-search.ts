import { searchStays, type Stay } from '@waymark/contract/stay-calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../platform/api-client.ts'
import { queryClient } from '../../../platform/query-client.ts'
import type { StayQuery } from '../logic/stay-search.ts'

const PAGE = { page: 1, pageSize: 20 }

/** While somebody reads one page, the next can bring a place again that has moved down. */
const onlyOnce = (stays: readonly Stay[]): Stay[] => [...new Map(stays.map((stay) => [stay.id, stay])).values()]

/** The places that a search finds, page after page. */
export function useStaySearch({ location, category }: Pick<StayQuery, 'location' | 'category'>) {
  const { data, ...search } = useInfiniteQuery(
    {
      queryKey: ['stays', 'search', location, category],
      queryFn: ({ pageParam, signal }) => {
        const where = { ...(location === '' ? {} : { location }), ...(category === 'all' ? {} : { category }) }
        const from = pageParam === null ? {} : { cursor: pageParam }
        return callApi(searchStays, { query: { ...PAGE, ...where, ...from } }, { signal })
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    },
    queryClient,
  )
  return {
    ...search,
    stays: data && onlyOnce(data.pages.flatMap(({ accommodations }) => accommodations)),
    /** A search by several words may look through many places in vain, and still know where to go on. */
    foundLately: data?.pages.at(-1)?.accommodations.length !== 0,
  }
}
