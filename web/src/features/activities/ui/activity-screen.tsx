import { datesAhead } from '@waymark/contract/activities/activity-dates'
import { isOnOffer, type Activity } from '@waymark/contract/activities/activity'
import { formatCents } from '@waymark/domain/prices'
import { ArrowLeft, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { BOOKED_PICTURE_SIZES } from '../../../shared/booking/booking-columns.ts'
import { BookingTerms } from '../../../shared/booking/booking-terms.tsx'
import { AboutPrice, RatesNote } from '../../../shared/cards/about-price.tsx'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { ActivityPicture } from '../../../shared/cards/activity-picture.tsx'
import { CATEGORY_NAMES } from '../../../shared/cards/activity-words.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { type Live, useSettled } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { whenIdle } from '../../../shared/navigation/when-idle.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import { useActivity } from '../data/use-activities.ts'
import { dateOn, dayIn, dayMissed, nextDate, NO_DATE_LEFT, startInWords } from '../model/date-words.ts'
import { AtAGlance, GoodToKnow } from './activity-facts.tsx'
import { DateList } from './date-list.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

/** As on the pages of stays and charter trips; on phones the dates come before what is good to know. */
const COLUMNS =
  'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-0'
const PICTURE = 'aspect-3/2 w-full rounded-card sm:aspect-2/1'

const LazyBookingFlow = lazyDialog(async () => (await import('./booking-flow.tsx')).BookingFlow)

/** Loaded when idle; without a network this chunk may be missing. */
const LazyReviews = lazyPart(
  async () => {
    await whenIdle()
    return (await import('../../../shared/cards/reviews.tsx')).Reviews
  },
  { Missing: Nothing },
)

const LazyAroundActivity = lazyPart(
  async () => {
    await whenIdle()
    return (await import('./around-activity.tsx')).AroundActivity
  },
  { Missing: Nothing },
)

const BackToActivities = ({ className }: { className?: string }) => (
  <ScreenLink to={paths.activities} className={buttonClass('ghost', 'medium', className)}>
    <ArrowLeft aria-hidden="true" />
    All activities
  </ScreenLink>
)

function NoActivity({ title, description }: { title: string; description: string }) {
  return (
    <>
      <PageHeader title="Activity" actions={<BackToActivities />} />
      <EmptyState
        title={title}
        description={description}
        illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
      />
    </>
  )
}

interface OpenedProps {
  activity: Activity
  /** `YYYY-MM-DD` that is looked for. */
  day: string | undefined
  /** @param startsAt the date to book, if one was pressed */
  onBook: (startsAt?: string) => void
}

function Opened({ activity, day, onBook }: OpenedProps) {
  const { title, description, location, category, rating, reviewCount = 0, priceCents } = activity
  const [today] = useState(() => localToday(new Date()))
  const ahead = datesAhead(activity, today)
  const next = nextDate(activity, today)
  const hasNone = next === 'over' || next === 'full'
  const missed = dayMissed(activity, day)
  const bookDate = isOnOffer(activity) ? onBook : undefined
  const bookNow = (className: string) =>
    isOnOffer(activity) && (
      <Button size="large" className={className} disabled={hasNone} onClick={() => onBook()}>
        Book Now
      </Button>
    )
  return (
    <>
      <div className="mb-3 flex items-center justify-between">
        <BackToActivities className="-ml-3" />
        <FavouriteHeart
          item={{ kind: 'activity', itemId: activity.id, title, location, imageUrl: activity.imageUrl }}
        />
      </div>
      <div className={COLUMNS}>
        <div className="min-w-0">
          <ActivityPicture activity={activity} first sizes={BOOKED_PICTURE_SIZES} className={PICTURE} />
          <header className="mt-6">
            {category !== null && <Badge tone="accent">{CATEGORY_NAMES[category]}</Badge>}
            <h1 dir="auto" className="mt-3 text-3xl sm:text-4xl">
              {title}
            </h1>
            <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
              <p>
                {rating === null ? (
                  <span className="text-muted">Not rated yet</span>
                ) : (
                  <StarRating rating={rating} reviewCount={reviewCount} />
                )}
              </p>
              <IconLine Icon={MapPin}>{location}</IconLine>
            </div>
          </header>
          <AtAGlance activity={activity} />
          <h2 className="mt-7 text-xl">About this activity</h2>
          <p dir="auto" className="mt-3 max-w-2xl whitespace-pre-line [overflow-wrap:anywhere]">
            {description === '' ? 'Nothing more is told of it.' : description}
          </p>
        </div>
        <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-6 lg:row-span-2">
          {/* On phones the bar at the lower edge says it. */}
          <p className="max-lg:hidden">
            <strong className="font-display text-2xl font-semibold">{formatCents(priceCents)}</strong>
            <span className="text-muted"> / person</span>
            <AboutPrice cents={priceCents} />
          </p>
          {ahead.length > 0 && (
            <>
              <h2 className="text-lg">Dates</h2>
              {missed !== undefined && !hasNone && <p>{missed} These are its dates:</p>}
              <DateList activity={activity} dates={ahead} day={day} onBook={bookDate} />
            </>
          )}
          {hasNone && <p>{NO_DATE_LEFT[next]}</p>}
          {next === 'any' && (
            <p className="text-muted">Without fixed dates: book, and agree on the time with your host.</p>
          )}
          <BookingTerms />
          <RatesNote />
          {bookNow('w-full max-lg:hidden')}
        </div>
        <div className="min-w-0">
          <GoodToKnow activity={activity} />
          <LazyAroundActivity activity={activity} today={today} day={day} onBook={bookDate} />
          <LazyReviews subject="activity" id={activity.id} />
        </div>
      </div>
      {isOnOffer(activity) && (
        <div className="booking-bar sticky short:static bottom-edge z-20 mt-6 flex items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-3 shadow-lifted lg:hidden">
          <div className="min-w-0">
            <p>
              <strong className="font-display text-xl font-semibold">{formatCents(priceCents)}</strong>
              <span className="text-muted"> / person</span>
              <AboutPrice cents={priceCents} />
            </p>
            {typeof next === 'object' && <p className="text-sm text-muted">Next: {startInWords(next.startsAt)}</p>}
          </div>
          {bookNow('shrink-0')}
        </div>
      )}
    </>
  )
}

interface ActivityInAnyStateProps extends Pick<OpenedProps, 'day'> {
  live: Live<Activity | null>
  onBook: (activity: Activity, startsAt?: string) => void
}

function ActivityInAnyState({ live, day, onBook }: ActivityInAnyStateProps) {
  const settled = useSettled(live)
  const online = useOnline()
  if (live.status === 'ready' && live.data !== null) {
    const { data } = live
    return <Opened activity={data} day={day} onBook={(startsAt) => onBook(data, startsAt)} />
  }
  if (!settled) {
    return (
      <LiveLoading>
        <LoadingRegion label="Loading the activity">
          <div className="mb-3 h-11" />
          <div className={COLUMNS}>
            <div>
              <Skeleton className={PICTURE} />
              <Skeleton className="mt-6 h-6 w-20 rounded-full" />
              <Skeleton className="mt-3 h-9 w-2/3" />
              <Skeleton className="mt-4 h-6 w-1/2" />
              <Skeleton className="mt-6 h-24 w-full rounded-card" />
            </div>
            <Skeleton className="h-72 rounded-card max-lg:hidden" />
          </div>
        </LoadingRegion>
      </LiveLoading>
    )
  }
  if (!online) {
    return (
      <NoActivity
        title="You are offline"
        description="This activity is not on this device yet. It appears when you are back online."
      />
    )
  }
  // Security rules refuse reading an activity that is no longer public.
  return <NoActivity title="Activity not found" description="It is not offered any more, or the link is wrong." />
}

function Screen({ id }: { id: string }) {
  const live = useActivity(id)
  const day = dayIn(useSearchParams()[0])
  const [booked, setBooked] = useState<{ readonly activity: Activity; readonly startsAt: string | undefined }>()
  return (
    <>
      <ActivityInAnyState
        live={live}
        day={day}
        onBook={(activity, startsAt) => setBooked({ activity, startsAt: startsAt ?? dateOn(activity, day) })}
      />
      {/* Stays with its input when the activity is not offered any more. */}
      {booked !== undefined && (
        <LazyBookingFlow
          {...booked}
          day={day}
          current={live.status === 'ready' ? (live.data ?? undefined) : undefined}
          onClose={() => setBooked(undefined)}
        />
      )}
    </>
  )
}

/** `/activities/:id`: an activity in full, with its dates and booking. */
export function ActivityScreen() {
  const { id = '' } = useParams()
  return <Screen key={id} id={id} />
}
