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
const SHAPES = {
  plain: { className: 'h-72' },
  /** A picture as of a list of offers. */
  pictured: { className: 'h-126 sm:h-120', picture: 'aspect-3/2' },
  /** An offer: on phones its picture is at its side. */
  beside: { className: 'h-62 max-sm:!flex-row sm:h-120', picture: 'max-sm:h-full max-sm:w-28 sm:aspect-3/2' },
  /** A trip: on phones its picture is a strip. */
  strip: { className: 'h-96 sm:h-120', picture: 'h-16 sm:h-auto sm:aspect-2/1' },
} as const

type CardShape = keyof typeof SHAPES

function Loading({ label, grid, shape }: { label: string; grid: string; shape: CardShape }) {
  return (
    <LiveLoading>
      <LoadingRegion label={label}>
        <div className={grid}>
          {PLACEHOLDERS.map((number) => (
            <CardSkeleton key={number} {...SHAPES[shape]} />
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
  /** What the placeholders look like. */
  shape?: CardShape
  within?: keyof typeof GRIDS
}

/** A live list as a grid of cards, in all its states. */
export function LiveCards<T extends { id: string }>(props: LiveCardsProps<T>) {
  const { live, loading, empty, renderCard, shape = 'plain', within = 'screen' } = props
  const grid = GRIDS[within]
  const settled = useSettled(live)
  if (live.status === 'loading' || !settled) return <Loading label={loading} grid={grid} shape={shape} />
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
