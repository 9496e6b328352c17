import { daysBetween } from '@waymark/contract/calendar'
import { useEffect } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStaySearch } from '../data/use-stay-search.ts'
import { chosenBy, queryPath, type StayQuery } from '../model/stay-search.ts'
import { FetchFailed } from './fetch-failed.tsx'
import { StayCards, StayPlaceholders } from './stay-cards.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const PLACEHOLDERS = 6
/** Maximum number of empty pages to load automatically. */
const ANSWERS_IN_VAIN = 4

const LazyLoadMore = lazyPart(async () => (await import('../../../shared/cards/load-more.tsx')).LoadMore)
const LazyNoStays = lazyPart(async () => (await import('./no-stays.tsx')).NoStays)

const LazyStaysMap = lazyPart(async () => (await import('./stays-map.tsx')).StaysMap, {
  Loading: () => <Skeleton className="size-full" />,
})

interface SearchResultsProps {
  query: StayQuery
  onNarrow: (changes: Partial<StayQuery>) => void
  isMapOpen: boolean
}

export function SearchResults({ query, onNarrow, isMapOpen }: SearchResultsProps) {
  const search = useStaySearch(query)
  const { stays, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = search
  const isInVain = stays?.length === 0 && hasNextPage
  const looksOn = isInVain && error === null && search.answers < ANSWERS_IN_VAIN

  // After each render; a running request is not repeated.
  useEffect(() => {
    if (looksOn) void fetchNextPage({ cancelRefetch: false })
  })

  if (stays === undefined || looksOn) {
    if (error !== null && !search.isFetching) {
      return <FetchFailed title="Failed to fetch accommodations" error={error} onRetry={() => void refetch()} />
    }
    return <StayPlaceholders count={PLACEHOLDERS} label="Searching accommodations" />
  }
  return (
    <>
      {isInVain ? (
        <output className="block text-muted">Nothing found so far. There are more places to look through.</output>
      ) : (
        stays.length === 0 && <LazyNoStays query={query} onNarrow={onNarrow} />
      )}
      <div className={isMapOpen ? 'items-start gap-6 xl:grid xl:grid-cols-[1fr_30rem]' : undefined}>
        {isMapOpen && stays.length > 0 && (
          <section
            aria-label="Map"
            className="mb-5 h-[60dvh] min-h-80 overflow-hidden rounded-card border border-line bg-surface xl:sticky xl:top-20 xl:order-1 xl:h-[calc(100dvh-6.5rem)]"
          >
            <LazyStaysMap key={queryPath(query)} stays={stays} chosen={chosenBy(query)} />
          </section>
        )}
        <div>
          <StayCards
            stays={stays}
            chosen={chosenBy(query)}
            nights={query.checkIn === '' ? 0 : daysBetween(query.checkIn, query.checkOut)}
          >
            {hasNextPage && (
              <LazyLoadMore
                auto={search.foundLately}
                loading={isFetchingNextPage}
                error={error}
                failed="Failed to fetch accommodations"
                onMore={() => void fetchNextPage({ cancelRefetch: false })}
              />
            )}
          </StayCards>
        </div>
      </div>
    </>
  )
}
