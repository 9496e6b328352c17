import { formatCents } from '@waymark/domain/prices'
import type { Activity } from '@waymark/contract/activities/activity'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { localToday } from '../../../shared/time/dates.ts'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { ActivityPicture } from '../../../shared/cards/activity-picture.tsx'
import { CATEGORY_NAMES } from '../../../shared/cards/activity-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import { nextDate, NO_DATE_LEFT, pathOnDay, startInWords } from '../model/date-words.ts'

/** Width of the grid's columns; on phones what is seen is the middle of a picture as high as the card. */
const PICTURE_SIZES = '(width < 640px) 20rem, (width < 1280px) 50vw, 22rem'

interface ActivityCardProps {
  activity: Activity
  /** The day that the list is filtered by; '' if none. */
  day: string
  onBook: () => void
}

export function ActivityCard({ activity, day, onBook }: ActivityCardProps) {
  const { title, description, location, duration, category, rating, reviewCount, priceCents } = activity
  const [today] = useState(() => localToday(new Date()))
  const next = nextDate(activity, today)
  const hasNone = next === 'over' || next === 'full'
  return (
    <article className="relative grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted sm:flex sm:flex-col">
      <div className="relative">
        <ActivityPicture
          activity={activity}
          sizes={PICTURE_SIZES}
          className="max-sm:absolute max-sm:inset-0 max-sm:size-full sm:aspect-3/2 sm:w-full"
        />
        {category !== null && (
          <Badge tone="accent" className="absolute bottom-2 left-2 shadow-card sm:top-3 sm:bottom-auto sm:left-3">
            {CATEGORY_NAMES[category]}
          </Badge>
        )}
        <FavouriteHeart
          item={{ kind: 'activity', itemId: activity.id, title, location, imageUrl: activity.imageUrl }}
          className="absolute top-2 left-2 z-10 sm:top-3 sm:right-3 sm:left-auto"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3.5 text-[0.9375rem] max-sm:pb-2.5 sm:gap-2 sm:p-5 sm:pb-3">
        <h3 dir="auto" className="text-lg [overflow-wrap:anywhere] max-sm:leading-snug">
          <Link to={pathOnDay(activity.id, day)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-2 text-muted [overflow-wrap:anywhere] max-sm:leading-snug">
          {description}
        </p>
        <div className="flex flex-wrap gap-x-1.5 max-sm:text-sm max-sm:[&_svg]:hidden sm:mt-1 sm:gap-x-4 sm:gap-y-2">
          <IconLine Icon={MapPin}>{location}</IconLine>
          {duration !== '' && (
            <IconLine Icon={Clock} className="max-sm:gap-1.5 max-sm:before:content-['·']">
              {duration}
            </IconLine>
          )}
        </div>
        {next !== 'any' && (
          <IconLine Icon={CalendarDays}>
            {hasNone ? NO_DATE_LEFT[next] : `Next: ${startInWords(next.startsAt)}`}
          </IconLine>
        )}
        <p>
          {rating === null ? (
            <span className="text-muted">Not rated yet</span>
          ) : (
            <StarRating rating={rating} reviewCount={reviewCount} />
          )}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-3.5 py-2 text-[0.9375rem] max-sm:border-t max-sm:border-line sm:items-end sm:px-5 sm:pt-0 sm:pb-5">
        <p>
          <strong className="font-display text-xl font-semibold">{formatCents(priceCents)}</strong>
          <span className="text-muted"> / person</span>
          <AboutPrice cents={priceCents} />
        </p>
        <Button className="relative z-10" disabled={hasNone} aria-label={`Book Now: ${title}`} onClick={onBook}>
          Book Now
        </Button>
      </div>
    </article>
  )
}
