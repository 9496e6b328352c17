import type { ReactNode } from 'react'
import { useSettled, type Live } from '../live/live.ts'
import { LiveLoading } from './live-loading.tsx'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingRegion } from '../../ui/skeleton.tsx'

/** As many columns as fit on a screen; two at most in a dialog. */
const GRIDS = { screen: 'card-grid', dialog: 'grid items-start gap-3.5 md:grid-cols-2' } as const
const PLACEHOLDERS = [1, 2, 3]

/** About as high as the cards, so that what stands below them stays in place. */
const HEIGHTS = { plain: 'h-72', pictured: 'h-136' } as const

function Loading({ label, grid, pictured }: { label: string; grid: string; pictured: boolean }) {
  return (
    <LiveLoading>
      <LoadingRegion label={label}>
        <div className={grid}>
          {PLACEHOLDERS.map((number) => (
            <CardSkeleton key={number} withPicture={pictured} className={HEIGHTS[pictured ? 'pictured' : 'plain']} />
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
  /** Whether the cards begin with a picture. */
  pictured?: boolean
  within?: keyof typeof GRIDS
}

/** A live list as a grid of cards, in all its states. */
export function LiveCards<T extends { id: string }>(props: LiveCardsProps<T>) {
  const { live, loading, empty, renderCard, pictured = false, within = 'screen' } = props
  const grid = GRIDS[within]
  const settled = useSettled(live)
  if (live.status === 'loading' || !settled) return <Loading label={loading} grid={grid} pictured={pictured} />
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
