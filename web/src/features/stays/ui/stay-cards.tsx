import type { Stay } from '@waymark/contract/stays/stay-calls'
import { memo, type ReactNode } from 'react'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { PreloadedPicture } from '../../../shared/cards/preloaded-picture.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { LoadingRegion } from '../../../ui/skeleton.tsx'
import { PICTURE_SIZES, StayCard } from './stay-card.tsx'
import { useDrawnCount } from './use-drawn-count.ts'

const GRID = 'card-grid'

/** Memoised, so that loading more renders only new cards. */
const DrawnOnce = memo(StayCard)

/** Cards in the first row of a wide screen. */
const IN_SIGHT = 3

interface StayCardsProps {
  stays: readonly Stay[]
  /** Search parameters for the stays' pages. */
  chosen?: string
  /** Number of nights for the displayed totals. */
  nights?: number
  /** Rendered after all cards: before that, the end of the list would be visible too early. */
  children?: ReactNode
}

export function StayCards({ stays, chosen = '', nights = 0, children }: StayCardsProps) {
  const drawn = useDrawnCount(stays.length)
  return (
    <>
      <ul className={GRID}>
        {stays.slice(0, drawn).map((stay, index) => (
          <li key={stay.id} className="min-w-0">
            <DrawnOnce stay={stay} chosen={chosen} nights={nights} first={index < IN_SIGHT} />
          </li>
        ))}
      </ul>
      <RatesNote currencies={stays.map(({ currency }) => currency)} />
      {drawn >= stays.length && children}
    </>
  )
}

/** Loading placeholders. */
export function StayPlaceholders({ count, label }: { count: number; label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className={GRID}>
        {Array.from({ length: count }, (_, number) => (
          <CardSkeleton key={number} picture="aspect-16/9 sm:aspect-3/2" className="h-86 sm:h-104">
            {number === 0 && <PreloadedPicture sizes={PICTURE_SIZES} className="absolute inset-0" />}
          </CardSkeleton>
        ))}
      </div>
    </LoadingRegion>
  )
}
