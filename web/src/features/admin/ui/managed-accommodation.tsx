import type { AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../../../shared/cards/picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import { nightPrice, wordName } from '../model/accommodation-words.ts'

const PICTURE = 'size-20 shrink-0 rounded-control bg-sunken object-cover'

interface ManagedAccommodationProps {
  place: AdminAccommodation
  /** The buttons at its lower edge. */
  actions: ReactNode
}

/** An accommodation as administrators see it. */
export function ManagedAccommodation({ place, actions }: ManagedAccommodationProps) {
  const { title, description, location, propertyType, category, isActive, featured, maxGuests, rating } = place
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 text-[0.9375rem] shadow-card">
      <div className="flex items-start gap-3.5">
        <Picture
          url={place.imageUrl ?? place.gallery[0]}
          alt=""
          sizes="5rem"
          className={PICTURE}
          fallback={<Scene name="Beach" className={PICTURE} />}
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
            {featured && <Badge tone="accent">Featured</Badge>}
            <Badge>{wordName(propertyType)}</Badge>
            {category !== null && <Badge>{wordName(category)}</Badge>}
          </p>
          <h3 dir="auto" className="mt-1.5 text-lg [overflow-wrap:anywhere]">
            {title}
          </h3>
        </div>
      </div>
      <p dir="auto" className="line-clamp-3 text-muted [overflow-wrap:anywhere]">
        {description}
      </p>
      <IconLine Icon={MapPin}>{location}</IconLine>
      <p className="flex items-center gap-2 text-muted">
        <Users aria-hidden="true" className="size-4 shrink-0" />
        Up to {maxGuests} {maxGuests === 1 ? 'guest' : 'guests'}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <strong className="font-semibold">{nightPrice(place)}</strong>
          <span className="text-muted"> / night</span>
        </span>
        {rating !== null && <StarRating rating={rating} />}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">{actions}</div>
    </article>
  )
}
