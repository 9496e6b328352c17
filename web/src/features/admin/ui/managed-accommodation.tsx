import type { AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { countOf } from '@waymark/domain/wording'
import { MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../../../shared/cards/picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { nightPrice, wordName } from '../model/accommodation-columns.ts'
import { ManagedEntry } from './managed-entry.tsx'

const PICTURE = 'size-20 shrink-0 rounded-control bg-sunken object-cover'

interface ManagedAccommodationProps {
  place: AdminAccommodation
  /** Buttons at the bottom. */
  actions: ReactNode
}

/** A stay as administrators see it. */
export function ManagedAccommodation({ place, actions }: ManagedAccommodationProps) {
  const { title, description, location, propertyType, category, isActive, featured, maxGuests, rating } = place
  return (
    <ManagedEntry
      picture={
        <Picture
          url={place.imageUrl ?? place.gallery[0]}
          alt=""
          sizes="5rem"
          className={PICTURE}
          fallback={<Scene name="Beach" className={PICTURE} />}
        />
      }
      badges={
        <>
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          {featured && <Badge tone="accent">Featured</Badge>}
          <Badge>{wordName(propertyType)}</Badge>
          {category !== null && <Badge>{wordName(category)}</Badge>}
        </>
      }
      title={title}
      description={description}
      price={[nightPrice(place), 'night']}
      rating={rating}
      actions={actions}
    >
      <IconLine Icon={MapPin}>{location}</IconLine>
      <IconLine Icon={Users}>{`Up to ${countOf(maxGuests, 'guest')}`}</IconLine>
    </ManagedEntry>
  )
}
