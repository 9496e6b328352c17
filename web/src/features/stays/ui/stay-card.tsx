import { countOf } from '@waymark/domain/wording'
import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { Stay } from '@waymark/contract/stays/stay-calls'
import { MapPin, Users } from 'lucide-react'
import { OPENED_HERE, stayPath } from '../../../config/paths.ts'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { Picture } from '../../../shared/cards/picture.tsx'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CATEGORY_NAMES, favouriteOf } from '../model/stay-words.ts'
import { CardAmenities } from './card-amenities.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { Rating } from './rating.tsx'

/** On phones low enough that the whole first card is in the window. */
const PICTURE_CLASS = 'aspect-16/9 w-full object-cover sm:aspect-3/2'

/** Width of the grid's columns. */
export const PICTURE_SIZES = '(width < 640px) 100vw, (width < 1280px) 50vw, 22rem'

interface StayCardProps {
  stay: Stay
  /** Search parameters for the stay's page. */
  chosen: string
  /** Number of nights for the displayed total. */
  nights: number
  /** Visible without scrolling. */
  first: boolean
}

export function StayCard({ stay, chosen, nights, first }: StayCardProps) {
  const { name, category, images, featured } = stay
  const nightCents = parseMoneyText(stay.price)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted">
      <Picture
        url={images[0]}
        alt=""
        sizes={PICTURE_SIZES}
        first={first}
        className={`${PICTURE_CLASS} bg-sunken`}
        fallback={
          <PlacePicture
            location={stay.location}
            className={PICTURE_CLASS}
            fallback={<CategoryIcon category={category} className={PICTURE_CLASS} />}
          />
        }
      />
      {featured && (
        <Badge tone="accent" className="absolute top-3 left-3 shadow-card">
          Featured
        </Badge>
      )}
      <FavouriteHeart item={favouriteOf(stay)} className="absolute top-3 right-3 z-10" />
      <div className="flex flex-1 flex-col gap-1.5 p-4 text-[0.9375rem] sm:gap-2 sm:p-5">
        <h2 dir="auto" className="text-lg">
          <ScreenLink
            to={stayPath(stay.id) + chosen}
            state={OPENED_HERE}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </ScreenLink>
        </h2>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 sm:grid sm:gap-y-2">
          <p className="flex min-w-0 items-center gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="truncate">
              {stay.location}
            </span>
          </p>
          <p>
            <Rating {...stay} />
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex items-center gap-1.5 text-muted">
            <Users aria-hidden="true" className="size-4 shrink-0" />
            Up to {countOf(stay.maxGuests, 'guest')}
          </p>
          <CardAmenities amenities={stay.amenities} />
        </div>
        <div className="mt-auto flex items-end justify-between gap-3 sm:pt-2">
          <p>
            <strong className="font-display text-xl font-semibold">{formatCents(nightCents, stay.currency)}</strong>
            <span className="text-muted"> / night</span>
            <AboutPrice cents={nightCents} currency={stay.currency} />
            {nights > 0 && (
              <span className="block text-muted">
                {formatCents(nightCents * nights, stay.currency)} for {countOf(nights, 'night')}
              </span>
            )}
          </p>
          <Badge>{CATEGORY_NAMES[category]}</Badge>
        </div>
      </div>
    </article>
  )
}
