import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { Users } from 'lucide-react'
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
      <div className="relative">
        <CharterPicture url={trip.imageUrl} sizes={PICTURE_SIZES} first={first} className="aspect-3/2 w-full" />
        <button
          type="button"
          aria-label={`Quick Look: ${trip.title}`}
          className="absolute right-3 bottom-3 z-10 min-h-11 rounded-full bg-surface px-4 text-sm font-semibold shadow-card hover:text-accent-ink"
          onClick={onDetails}
        >
          Quick Look
        </button>
      </div>
      <FavouriteHeart item={favouriteOf(trip)} className="absolute top-3 right-3 z-10" />
      <div className="flex flex-1 flex-col p-5 text-[0.9375rem]">
        <h2 dir="auto" className="text-lg [overflow-wrap:anywhere]">
          {trip.title}
        </h2>
        <PlaceAndDays {...trip} />
        <p className="mt-1 flex items-center gap-2 text-muted">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {lengthText(trip)} · {seatsText(trip)}
        </p>
        <ScreenLink
          to={charterTripPath(trip.id)}
          aria-label={`View Details: ${trip.title}`}
          className="mt-1 flex min-h-11 items-center font-semibold text-accent-ink after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          View Details
        </ScreenLink>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <p>
            <strong className="font-display text-xl font-semibold">{formatCents(priceCents)}</strong>
            <span className="text-muted"> per person</span>
            <AboutPrice cents={priceCents} />
          </p>
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
