import type { Stay } from '@waymark/contract/stay-calls'
import { EarlyPicture } from '../../../domain/early-picture.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { LoadingRegion } from '../../../ui/loading-region.tsx'
import { PICTURE_SIZES, StayCard } from './stay-card.tsx'
import { useDrawnCount } from './use-drawn-count.ts'

const GRID = 'card-grid'

/** The first row of a wide screen. */
const IN_SIGHT = 3

export function StayCards({ stays }: { stays: readonly Stay[] }) {
  const drawn = useDrawnCount(stays.length)
  return (
    <ul className={GRID}>
      {stays.slice(0, drawn).map((stay, index) => (
        <li key={stay.id} className="min-w-0">
          <StayCard stay={stay} first={index < IN_SIGHT} />
        </li>
      ))}
    </ul>
  )
}

/** As many cards that are still loading. */
export function StayPlaceholders({ count, label }: { count: number; label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className={GRID}>
        {Array.from({ length: count }, (_, number) => (
          <CardSkeleton key={number} withPicture className="h-104">
            {number === 0 && <EarlyPicture sizes={PICTURE_SIZES} className="absolute inset-0" />}
          </CardSkeleton>
        ))}
      </div>
    </LoadingRegion>
  )
}
