import type { Stay } from '@waymark/contract/stay-calls'
import { LoadingRegion } from '../../../ui/loading-region.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StayCard } from './stay-card.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** The first row of a wide screen. */
const IN_SIGHT = 3

export function StayCards({ stays }: { stays: readonly Stay[] }) {
  return (
    <ul className={GRID}>
      {stays.map((stay, index) => (
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
          <Skeleton key={number} className="h-104 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}
