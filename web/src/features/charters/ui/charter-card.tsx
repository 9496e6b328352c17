import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { Eye, Users } from 'lucide-react'
import { charterTripPath } from '../../../config/paths.ts'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { PlaceAndDays } from '../../../shared/cards/place-and-days.tsx'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { bookingOffer, favouriteOf, lengthText, seatsText } from '../model/charter-words.ts'
import { CharterPicture } from './charter-picture.tsx'

/** Width of the grid's columns. */
export const PICTURE_SIZES = '(width < 640px) 100vw, (width < 1280px) 50vw, 22rem'

/** On phones low enough that the whole first card is in the window. */
export const PICTURE_CLASS = 'aspect-16/9 w-full sm:aspect-3/2'

interface CharterCardProps {
  trip: ListedCharterTrip
  /** Visible without scrolling. */
  first: boolean
  onDetails: () => void
  onBook: () => void
}

export function CharterCard({ trip, first, onDetails, onBook }: CharterCardProps) {
  const offer = bookingOffer(trip)
  const priceCents = parseMoneyText(trip.price)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted">
      <CharterPicture url={trip.imageUrl} sizes={PICTURE_SIZES} first={first} className={PICTURE_CLASS} />
      <div className="absolute top-3 right-3 z-10 flex gap-2">
        <button
          type="button"
          aria-label={`Quick Look: ${trip.title}`}
          title="Quick Look"
          className="inline-flex size-11 items-center justify-center rounded-full bg-surface shadow-card hover:bg-sunken"
          onClick={onDetails}
        >
          <Eye aria-hidden="true" className="size-5" />
        </button>
        <FavouriteHeart item={favouriteOf(trip)} />
      </div>
      <div className="flex flex-1 flex-col p-4 text-[0.9375rem] sm:p-5">
        <h2 dir="auto" className="text-lg [overflow-wrap:anywhere]">
          {trip.title}
        </h2>
        <PlaceAndDays {...trip} />
        <p className="mt-1 flex items-center gap-2 text-muted">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {lengthText(trip)} · {seatsText(trip)}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <div>
            <p>
              <strong className="font-display text-xl font-semibold">{formatCents(priceCents)}</strong>
              <span className="text-muted"> per person</span>
              <AboutPrice cents={priceCents} />
            </p>
            {/* Covers the card. */}
            <ScreenLink
              to={charterTripPath(trip.id)}
              aria-label={`View Details: ${trip.title}`}
              className="font-semibold text-accent-ink after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              View Details
            </ScreenLink>
          </div>
          <Button
            className="relative"
            disabled={!offer.isOpen}
            aria-label={`${offer.label}: ${trip.title}`}
            onClick={onBook}
          >
            {offer.label}
          </Button>
        </div>
      </div>
    </article>
  )
}
