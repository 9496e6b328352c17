import type { ReactNode } from 'react'
import type { Live } from '../platform/live.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingRegion } from '../ui/loading-region.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'
const PLACEHOLDERS = [1, 2, 3]

interface LiveCardsProps<T> {
  live: Live<T[]>
  /** What is loading, read out: 'Loading your trips'. */
  loading: string
  /** What stands there when there is nothing. */
  empty: ReactNode
  renderCard: (item: T) => ReactNode
}

/** A live list as a grid of cards in each of its states. */
export function LiveCards<T extends { id: string }>({ live, loading, empty, renderCard }: LiveCardsProps<T>) {
  // An empty cache says nothing yet: the server may know of more.
  if (
    live.status === 'loading' ||
    (live.status === 'ready' && live.data.length === 0 && live.fromCache && navigator.onLine)
  ) {
    return (
      <LoadingRegion label={loading}>
        <div className={GRID}>
          {PLACEHOLDERS.map((number) => (
            <Skeleton key={number} className="h-72 rounded-card" />
          ))}
        </div>
      </LoadingRegion>
    )
  }
  if (live.status === 'failed') return <ErrorState onRetry={() => live.retry()} />
  if (live.data.length === 0) return empty
  return (
    <ul className={GRID}>
      {live.data.map((item) => (
        <li key={item.id} className="min-w-0">
          {renderCard(item)}
        </li>
      ))}
    </ul>
  )
}
