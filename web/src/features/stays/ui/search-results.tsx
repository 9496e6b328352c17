import { Compass } from '../../../ui/compass.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useStaySearch } from '../data/use-stay-search.ts'
import type { StayQuery } from '../model/stay-search.ts'
import { countOf } from '../model/stay-words.ts'
import { FetchFailed } from './fetch-failed.tsx'
import { LoadMore } from './load-more.tsx'
import { NearNames } from './near-names.tsx'
import { StayCards, StayPlaceholders } from './stay-cards.tsx'

const PLACEHOLDERS = 6

export function SearchResults({ location, category }: Pick<StayQuery, 'location' | 'category'>) {
  const search = useStaySearch({ location, category })
  const { stays, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = search
  if (stays === undefined) {
    if (error !== null && !search.isFetching) {
      return <FetchFailed title="Failed to fetch accommodations" error={error} onRetry={() => void refetch()} />
    }
    return <StayPlaceholders count={PLACEHOLDERS} label="Searching accommodations" />
  }
  return (
    <>
      {stays.length === 0 ? (
        <EmptyState
          title="No accommodations found"
          description="Try adjusting your search criteria or browse our featured properties."
          illustration={<Compass className="mx-auto w-28" />}
          action={location !== '' && <NearNames typed={location} />}
        />
      ) : (
        <output className="sr-only">
          {countOf(stays.length, 'accommodation')}
          {hasNextPage && ', and more'}
        </output>
      )}
      <StayCards stays={stays}>
        {hasNextPage && (
          <LoadMore
            auto={search.foundLately}
            loading={isFetchingNextPage}
            error={error}
            onMore={() => void fetchNextPage({ cancelRefetch: false })}
          />
        )}
      </StayCards>
    </>
  )
}
