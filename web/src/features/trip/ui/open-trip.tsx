import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, dayNumber, ideas } from '@waymark/domain/itinerary'
import { addStop, moveToHour } from '@waymark/domain/stop-edits'
import { Map as MapIcon, Redo2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { todayPath, tripPath } from '../../../config/paths.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { membersOf } from '../../../shared/trips/members.ts'
import { TripProgress } from '../../../shared/trips/trip-progress.tsx'
import { useTripState } from '../../../shared/trips/use-trip-state.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { upgradeTrip } from '../data/whole-days.ts'
import { newStopId, whyFull } from '../model/additions.ts'
import { stopForBooking, stopOfBooking } from '../model/booked-stop.ts'
import type { AroundTrip } from './around-trip.ts'
import { OwnBookings } from './booked.tsx'
import { TripMembers } from './changed-by.tsx'
import { DayNav, type Part } from './day-nav.tsx'
import { MapPane } from './map-pane.tsx'
import { dayId, dayOfPart, EXPENSES, IDEAS, KNOW, OVERVIEW } from './page-parts.ts'
import { TodayCard } from './today-card.tsx'
import { TripDays } from './trip-days.tsx'
import { TripHeader } from './trip-header.tsx'
import { TripOverview } from './trip-overview.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { saysOfWishes, YourWishes } from './your-wishes.tsx'
import { useMapState } from './use-map-state.ts'
import { type TripEditor, useTripEditor } from './use-trip-editor.ts'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

const PlanningFailed = lazyPart(async () => (await import('../../../shared/trips/planning-failed.tsx')).PlanningFailed)

// Lazy: rarely needed, and shown after the plan.
const OvertakenStops = lazyPart(async () => (await import('./overtaken-stops.tsx')).OvertakenStops, {
  Missing: Nothing,
})

/** Beside the days, where they stay in view; shown as soon as there is something to take back. */
function UndoButtons({ canUndo, canRedo, undo, redo }: TripEditor) {
  if (!canUndo && !canRedo) return null
  return (
    <div className="flex items-center border-l border-line md:pl-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Undo"
        className="max-md:aria-disabled:hidden"
        aria-disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Redo"
        className="max-md:aria-disabled:hidden"
        aria-disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </div>
  )
}

/** In the bar of days, where it covers none of the list. */
function MapButton({ onPress }: { onPress: () => void }) {
  return (
    <div className="flex items-center border-l border-line md:px-1">
      <Button variant="ghost" className="!px-2.5 !text-accent-ink" onClick={onPress}>
        <MapIcon aria-hidden="true" />
        <span className="max-md:sr-only">Map</span>
      </Button>
    </div>
  )
}

function partsOf(trip: Trip, hasIdeas: boolean): Part[] {
  return [
    ...datesOfDays(trip).map(({ key, number, date }) => ({
      id: dayId(key),
      label: `Day ${number}`,
      date: formatWeekday(date),
    })),
    ...(hasIdeas ? [{ id: IDEAS, label: 'Ideas' }] : []),
    { id: OVERVIEW, label: 'Overview' },
    { id: EXPENSES, label: 'Costs' },
    { id: KNOW, label: 'Good to know' },
  ]
}

/** Fewer tombstones are not worth a call. */
const FEW_REMOVED = 20

/**
 * Converts a trip of the old format once there is a network; until then it is read-only. Clears old tombstones if there
 * are many.
 */
function useUpgrade(trip: Trip): void {
  const { id, stops, expenses, progress } = trip
  const online = useOnline()
  const [wasMuchRemoved] = useState(
    () =>
      [...Object.values(stops ?? {}), ...Object.values(expenses ?? {})].filter(({ removedBy }) => removedBy !== null)
        .length > FEW_REMOVED,
  )
  const isDue = (stops === undefined || wasMuchRemoved) && progress.state !== 'planning' && online
  useEffect(() => {
    if (isDue) upgradeTrip(id).catch((error: unknown) => reportError(error, 'upgrading a trip'))
  }, [id, isDue])
}

/** The trip page. */
export function OpenTrip({ trip, around }: { trip: Trip; around: AroundTrip }) {
  const editor = useTripEditor(trip)
  const state = useTripState(trip)
  const { uid } = useSession()
  const { userId, memberIds, memberNames, roles } = trip
  // Stable while the members do not change, so that rows are not re-rendered.
  const members = useMemo(
    () => membersOf({ userId, memberIds, roles, ...(memberNames && { memberNames }) }, uid),
    [userId, memberIds, memberNames, roles, uid],
  )
  useUpgrade(trip)
  useEffect(() => notify.close(tripPath(trip.id)), [trip.id])
  const map = useMapState(trip)
  const { setDay, choose } = map
  const showOnMap = useCallback(
    (part: string) => {
      setDay(dayOfPart(part))
      choose(undefined)
    },
    [setDay, choose],
  )
  /** Whether the map replaces the list. */
  const isMapOnly = map.isShown && !map.isBeside
  function addBooking(booking: Booking): void {
    const fields = stopOfBooking(booking, trip)
    const where = fields.day == null ? 'the ideas' : `day ${dayNumber(trip, fields.day)}`
    const stop = stopForBooking(trip, booking.id)
    if (stop !== undefined) {
      const change = moveToHour(trip, stop, fields.day ?? null)
      return editor.make(change, `${stop.title} moved to ${where}`, { tell: true })
    }
    const full = whyFull(trip)
    if (full !== undefined) return notify.error(full)
    editor.make(addStop(trip, { ...fields, id: newStopId(), by: uid }), `${fields.title} added to ${where}`, {
      tell: true,
    })
  }

  const own = useMemo(
    () => ({ bookings: around.ownBookings, ticketsPath: todayPath(trip.id) }),
    [around.ownBookings, trip.id],
  )
  const tools = (
    <>
      {editor.mayEdit && <UndoButtons {...editor} />}
      {!map.isShown && trip.progress.state !== 'planning' && <MapButton onPress={map.open} />}
    </>
  )
  const hasIdeas = editor.mayEdit || ideas(trip).length > 0
  const isBeside = map.isShown && map.isBeside
  return (
    // Beside the map, which is as high as the window, everything else has its column.
    <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_26rem] gap-8 print:block' : undefined}>
      <div className="min-w-0">
        <TripHeader
          trip={trip}
          editor={editor}
          sharing={around.sharing}
          wishes={!isMapOnly && saysOfWishes(trip) ? <YourWishes trip={trip} /> : undefined}
        />
        <output className="sr-only">{editor.announcement}</output>
        {editor.mayEdit && <OvertakenStops trip={trip} members={members} make={editor.make} />}
        {state === 'planning' && <TripProgress progress={trip.progress} />}
        {state === 'failed' && <PlanningFailed trip={trip} />}
        {!isMapOnly && <TodayCard trip={trip} />}
        {!isMapOnly && <DayNav parts={partsOf(trip, hasIdeas)} tools={tools} isBeside={isBeside} onJump={showOnMap} />}
        <div hidden={isMapOnly} className="print:!block">
          <TripMembers value={members}>
            <OwnBookings value={own}>
              <TripDays trip={trip} editor={editor} hasIdeas={hasIdeas} map={map} bookings={around.fittingBookings} />
            </OwnBookings>
          </TripMembers>
          <TripOverview
            id={OVERVIEW}
            trip={trip}
            around={around}
            onAddBooking={editor.mayEdit ? addBooking : undefined}
          />
          {around.expenses}
          <GoodToKnow id={KNOW} trip={trip} />
        </div>
      </div>
      {(trip.progress.state !== 'planning' || map.isShown) && (
        <div>
          <MapPane trip={trip} map={map} />
        </div>
      )}
    </div>
  )
}
