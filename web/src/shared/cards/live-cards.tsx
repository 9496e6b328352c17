import type { ReactNode } from 'react'
import { useSettled, type Live } from '../live/live.ts'
import { LiveLoading } from './live-loading.tsx'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingRegion } from '../../ui/skeleton.tsx'

/** As many columns as fit on a screen; two at most in a dialog. */
const GRIDS = { screen: 'card-grid', dialog: 'grid items-start gap-3.5 md:grid-cols-2' } as const
const PLACEHOLDERS = [1, 2, 3]

function Loading({ label, grid }: { label: string; grid: string }) {
  return (
    <LiveLoading>
      <LoadingRegion label={label}>
        <div className={grid}>
          {PLACEHOLDERS.map((number) => (
            <CardSkeleton key={number} className="h-72" />
          ))}
        </div>
      </LoadingRegion>
    </LiveLoading>
  )
}

interface LiveCardsProps<T> {
  live: Live<T[]>
  /** Screen reader text: 'Loading your trips'. */
  loading: string
  /** Shown if the list is empty. */
  empty: ReactNode
  renderCard: (item: T) => ReactNode
  within?: keyof typeof GRIDS
}

/** A live list as a grid of cards, in all its states. */
export function LiveCards<T extends { id: string }>(props: LiveCardsProps<T>) {
  const { live, loading, empty, renderCard, within = 'screen' } = props
  const grid = GRIDS[within]
  const settled = useSettled(live)
  if (live.status === 'loading' || !settled) return <Loading label={loading} grid={grid} />
  if (live.status === 'failed') return <ErrorState onRetry={() => live.retry()} />
  if (live.data.length === 0) return empty
  return (
    <ul className={grid}>
      {live.data.map((item) => (
        <li key={item.id} className="min-w-0">
          {renderCard(item)}
        </li>
      ))}
    </ul>
  )
}
