import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { Users } from 'lucide-react'
import { charterTripPath } from '../../../config/paths.ts'
import { PlaceAndDays } from '../../../shared/cards/place-and-days.tsx'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { bookingOffer, seatsText } from '../model/charter-words.ts'
import { CharterPicture } from './charter-picture.tsx'

/** As wide as the columns of the grid of cards make it. */
export const PICTURE_SIZES = '(width < 640px) 100vw, (width < 1280px) 50vw, 22rem'

interface CharterCardProps {
  trip: ListedCharterTrip
  /** It is in sight as soon as the page is there. */
  first: boolean
  onDetails: () => void
  onBook: () => void
}

export function CharterCard({ trip, first, onDetails, onBook }: CharterCardProps) {
  const offer = bookingOffer(trip)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <CharterPicture url={trip.imageUrl} sizes={PICTURE_SIZES} first={first} className="aspect-3/2 w-full" />
      <div className="flex flex-1 flex-col p-5 text-[0.9375rem]">
        <h2 dir="auto" className="text-lg [overflow-wrap:anywhere]">
          {trip.title}
        </h2>
        <PlaceAndDays {...trip} />
        <p className="mt-1 flex items-center gap-2 text-muted">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {seatsText(trip)}
        </p>
        <div className="mt-auto pt-4">
          <p className="mb-3">
            <strong className="font-display text-xl font-semibold">{formatCents(parseMoneyText(trip.price))}</strong>
            <span className="text-muted"> per person</span>
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button disabled={!offer.isOpen} aria-label={`${offer.label}: ${trip.title}`} onClick={onBook}>
              {offer.label}
            </Button>
            <Button variant="secondary" aria-label={`Quick Look: ${trip.title}`} onClick={onDetails}>
              Quick Look
            </Button>
            <ScreenLink
              to={charterTripPath(trip.id)}
              aria-label={`View Details: ${trip.title}`}
              className={buttonClass('soft', 'medium', 'col-span-2')}
            >
              View Details
            </ScreenLink>
          </div>
        </div>
      </div>
    </article>
  )
}
