import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { PreloadedPicture } from '../../../shared/cards/preloaded-picture.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { LoadingRegion } from '../../../ui/skeleton.tsx'
import { CharterCard, PICTURE_CLASS, PICTURE_SIZES } from './charter-card.tsx'

const GRID = 'card-grid'

/** The band of the filters, kept free until they are there. */
export const FILTERS_CLASS = 'mb-4 flex min-h-12 gap-2.5'

/** Cards in the first row of a wide screen. */
const IN_SIGHT = 3

interface CharterCardsProps {
  trips: readonly ListedCharterTrip[]
  onDetails: (trip: ListedCharterTrip) => void
  onBook: (trip: ListedCharterTrip) => void
}

export function CharterCards({ trips, onDetails, onBook }: CharterCardsProps) {
  return (
    <>
      <ul className={GRID}>
        {trips.map((trip, index) => (
          <li key={trip.id} className="min-w-0">
            <CharterCard
              trip={trip}
              first={index < IN_SIGHT}
              onDetails={() => onDetails(trip)}
              onBook={() => onBook(trip)}
            />
          </li>
        ))}
      </ul>
      <RatesNote />
    </>
  )
}

export function CharterPlaceholders() {
  return (
    <LoadingRegion label="Loading charter trips">
      <div className={FILTERS_CLASS} />
      <div className={GRID}>
        {Array.from({ length: IN_SIGHT }, (_, number) => (
          <CardSkeleton key={number} picture={PICTURE_CLASS} className="h-92 sm:h-112">
            {number === 0 && <PreloadedPicture sizes={PICTURE_SIZES} className="absolute inset-0" />}
          </CardSkeleton>
        ))}
      </div>
    </LoadingRegion>
  )
}
