import { Compass } from '../../../ui/compass.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFeaturedStays } from '../data/use-featured-stays.ts'
import { FetchFailed } from './fetch-failed.tsx'
import { StayCards, StayPlaceholders } from './stay-cards.tsx'

const PLACEHOLDERS = 3

export function FeaturedStays() {
  const { data, error, isFetching, refetch } = useFeaturedStays()
  if (data === undefined) {
    if (error !== null && !isFetching) {
      return <FetchFailed title="Failed to fetch accommodations" error={error} onRetry={() => void refetch()} />
    }
    return <StayPlaceholders count={PLACEHOLDERS} label="Loading featured properties" />
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No featured properties available"
        description="Check back later for featured accommodations."
        illustration={<Compass className="mx-auto w-28" />}
      />
    )
  }
  return <StayCards stays={data} />
}
