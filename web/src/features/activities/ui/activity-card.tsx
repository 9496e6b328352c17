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

/** Width of the grid's columns. */
const PICTURE_SIZES = '(width < 640px) 100vw, (width < 1280px) 50vw, 22rem'

interface ActivityCardProps {
  activity: Activity
  /** The day that the list is filtered by; '' if none. */
  day: string
  onBook: () => void
}

export function ActivityCard({ activity, day, onBook }: ActivityCardProps) {
  const { title, description, location, duration, category, rating, priceCents } = activity
  const [today] = useState(() => localToday(new Date()))
  const next = nextDate(activity, today)
  const hasNone = next === 'over' || next === 'full'
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted">
      <ActivityPicture activity={activity} sizes={PICTURE_SIZES} className="aspect-3/2 w-full" />
      {category !== null && (
        <Badge tone="accent" className="absolute top-3 left-3 shadow-card">
          {CATEGORY_NAMES[category]}
        </Badge>
      )}
      <FavouriteHeart
        item={{ kind: 'activity', itemId: activity.id, title, location, imageUrl: activity.imageUrl }}
        className="absolute top-3 right-3 z-10"
      />
      <div className="flex flex-1 flex-col gap-2 p-5 text-[0.9375rem]">
        <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
          <Link to={pathOnDay(activity.id, day)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-2 text-muted [overflow-wrap:anywhere]">
          {description}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
          <IconLine Icon={MapPin}>{location}</IconLine>
          {duration !== '' && <IconLine Icon={Clock}>{duration}</IconLine>}
        </div>
        {next !== 'any' && (
          <IconLine Icon={CalendarDays}>
            {hasNone ? NO_DATE_LEFT[next] : `Next: ${startInWords(next.startsAt)}`}
          </IconLine>
        )}
        <p>{rating === null ? <span className="text-muted">Not rated yet</span> : <StarRating rating={rating} />}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <p>
            <strong className="font-display text-xl font-semibold">{formatCents(priceCents)}</strong>
            <span className="text-muted"> / person</span>
            <AboutPrice cents={priceCents} />
          </p>
          <Button className="relative z-10" disabled={hasNone} aria-label={`Book Now: ${title}`} onClick={onBook}>
            Book Now
          </Button>
        </div>
      </div>
    </article>
  )
}
