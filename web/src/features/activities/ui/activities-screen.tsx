import { countOf } from '@waymark/domain/wording'
import type { Activity } from '@waymark/contract/activities/activity'
import { Plus } from 'lucide-react'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams, useLocation } from 'react-router-dom'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { itemsOf } from '../../../shared/live/live.ts'
import { useComingTrips } from '../../../shared/live/trips.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ActivityCard } from './activity-card.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { CategoriesLoading, CategoryBrowser } from './category-browser.tsx'
import { DeleteActivity } from './delete-activity.tsx'
import { ForTrips } from './for-trips.tsx'
import { NoActivities, NoneFound } from './no-activities.tsx'
import { OwnActivities } from './own-activities.tsx'
import { useActivities, useOwnActivities } from '../data/use-activities.ts'
import { chosenCategory, countCategories, inCategory } from '../model/categories.ts'
import { dateOn, dayIn } from '../model/date-words.ts'
import { citiesOf, filtersIn, isFiltered, matching, SORTS, sorted, sortIn, widerSearches } from '../model/filters.ts'
import { townsOfTrips, tripsFirst } from '../model/for-trip.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Whole rows of one, two and three columns. */
const STEP = 12

/** Counts by entry of the history: going back must find the page as high as it was. */
const kept = new Map<string, number>()

/** How many cards are shown: more of them as one scrolls, and the first ones again for another search. */
function useShownCount(): { count: number; showMore: () => void } {
  const { key, search } = useLocation()
  const start = () => ({ search, count: kept.get(key) ?? STEP })
  const [shown, setShown] = useState(start)
  if (shown.search !== search) setShown(start())
  const { count } = shown
  useEffect(() => void kept.set(key, count), [key, count])
  return { count, showMore: () => setShown({ search, count: count + STEP }) }
}

const LazyLoadMore = lazyPart(async () => (await import('../../../shared/cards/load-more.tsx')).LoadMore)
const LazySubmitDialog = lazyDialog(async () => (await import('./submit-dialog.tsx')).SubmitDialog)
const LazyEditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog)
const LazyBookingFlow = lazyDialog(async () => (await import('./booking-flow.tsx')).BookingFlow)

type Open = { readonly dialog: 'submit' } | { readonly dialog: 'edit' | 'delete' | 'book'; readonly activity: Activity }

/** How long the list waits for the trips, whose activities come first: cards that move later would be annoying. */
const WAIT_MS = 1_500

/** The coming trips; none if they take too long to read. */
function useTripsInTime(today: string) {
  const trips = useComingTrips(today)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return { trips: itemsOf(trips), isAwaited: trips.status === 'loading' && !isOver }
}

/** Activities to browse and book, and the user's submissions. */
export function ActivitiesScreen() {
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => localToday(new Date()))
  const { trips, isAwaited } = useTripsInTime(today)
  const read = useActivities()
  const offered: typeof read = isAwaited ? { status: 'loading' } : read
  const own = useOwnActivities()
  const [open, setOpen] = useState<Open>()
  const [deletedId, setDeletedId] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const counted = countCategories(itemsOf(offered))
  const category = chosenCategory(search.get('category'), counted)
  const filters = filtersIn(search)
  const day = dayIn(search)
  const close = () => setOpen(undefined)
  const isNarrowed = category !== undefined || isFiltered(filters)
  const sort = sortIn(search)
  const towns = townsOfTrips(itemsOf(offered), trips, today)
  const inKind = inCategory(itemsOf(offered), category)
  const matched = matching(inKind, filters)
  const isByTrips = sort === undefined && filters.q === '' && towns.length > 0
  const found = isByTrips ? tripsFirst(matched, trips, today) : sorted(matched, sort)
  const orderInWords = isByTrips
    ? `${towns[0]?.city} first`
    : sort === undefined && filters.q !== ''
      ? 'Best match first'
      : `${SORTS[sort ?? 'newest']} first`
  const { count, showMore } = useShownCount()
  const [firstNew, setFirstNew] = useState<{ index: number }>()

  function narrow(changes: Readonly<Record<string, string | undefined>>): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value = ''] of Object.entries(changes)) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      // Synchronously: if an input's value is updated later, it loses letters and the cursor position.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }

  const isGone = own.status === 'ready' && !own.data.some(({ id }) => id === deletedId)

  // The focused button disappears with its card, so focus the screen.
  useEffect(() => {
    if (deletedId !== undefined && isGone) frame.current?.focus({ preventScroll: true })
  }, [deletedId, isGone])

  // The pressed button moves below the new cards, or is gone.
  useEffect(() => {
    if (firstNew === undefined) return
    frame.current?.querySelectorAll<HTMLElement>('article h3 a')[firstNew.index]?.focus()
  }, [firstNew])

  const submitButton = (variant: 'primary' | 'ghost', className: string) => (
    <Button variant={variant} className={className} onClick={() => setOpen({ dialog: 'submit' })}>
      <Plus aria-hidden="true" className="max-[22rem]:hidden" />
      Submit Activity
    </Button>
  )

  return (
    <div ref={frame} tabIndex={-1}>
      <PageHeader
        compact
        title="Discover Local Experiences"
        description="Things to do, offered by people who know the place."
        actions={submitButton('primary', 'max-sm:hidden')}
      />
      {(counted.length > 0 || offered.status === 'loading') && (
        <ActivityFilters
          filters={filters}
          sort={sort}
          hasTrips={towns.length > 0}
          cities={citiesOf(itemsOf(offered))}
          onFilter={narrow}
        />
      )}
      <div className="relative max-sm:min-h-10">
        {/* Beside the title it would push the list down on phones. */}
        {submitButton('ghost', 'absolute -top-0.5 -right-4 sm:hidden')}
        {offered.status === 'loading' && <CategoriesLoading />}
        <CategoryBrowser categories={counted} chosen={category} onChoose={(next) => narrow({ category: next })} />
      </div>
      <div className="mt-0.5 mb-1 flex min-h-12 items-center justify-between gap-x-3 sm:flex-wrap sm:mt-2 sm:mb-3">
        {found.length > 0 && (
          <p className="shrink-0 text-muted max-sm:text-sm max-sm:leading-tight">
            <output>
              {isNarrowed && `${found.length} of `}
              {countOf(itemsOf(offered).length, 'activity', 'activities')}
            </output>
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block">{orderInWords}</span>
          </p>
        )}
        {!isFiltered(filters) && towns.length > 0 && <ForTrips towns={towns} onCity={(city) => narrow({ city })} />}
      </div>
      <LiveCards
        live={offered.status === 'ready' ? { ...offered, data: found.slice(0, count) } : offered}
        shape="beside"
        loading="Loading activities"
        empty={
          isNarrowed && itemsOf(offered).length > 0 ? (
            <NoneFound
              wider={widerSearches(inKind, filters)}
              elsewhere={category === undefined ? 0 : matching(itemsOf(offered), filters).length}
              onWiden={narrow}
            />
          ) : (
            // Shown once the list is settled, which a cache is only offline.
            <NoActivities offline={offered.status === 'ready' && offered.fromCache} />
          )
        }
        renderCard={(activity) => (
          <ActivityCard activity={activity} day={filters.day} onBook={() => setOpen({ dialog: 'book', activity })} />
        )}
      />
      {found.length > count && (
        <>
          <p className="mt-8 text-center text-muted">
            {count} of {found.length} shown
          </p>

          <LazyLoadMore
            auto
            onMore={(isPressed) =>
              startTransition(() => {
                showMore()
                if (isPressed) setFirstNew({ index: count })
              })
            }
          />
        </>
      )}
      {found.length > 0 && <RatesNote />}
      {itemsOf(own).length > 0 && (
        <OwnActivities
          activities={itemsOf(own)}
          onEdit={(activity) => setOpen({ dialog: 'edit', activity })}
          onDelete={(activity) => setOpen({ dialog: 'delete', activity })}
        />
      )}
      {open?.dialog === 'submit' && <LazySubmitDialog onClose={close} />}
      {open?.dialog === 'edit' && <LazyEditDialog activity={open.activity} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteActivity activity={open.activity} onDelete={() => setDeletedId(open.activity.id)} onClose={close} />
      )}
      {open?.dialog === 'book' && (
        <LazyBookingFlow
          activity={open.activity}
          current={itemsOf(offered).find(({ id }) => id === open.activity.id)}
          startsAt={dateOn(open.activity, day)}
          day={day}
          onClose={close}
        />
      )}
    </div>
  )
}
