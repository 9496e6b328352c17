import type { Booking } from '@waymark/contract/bookings/booking'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { addStop, editStop, moveToHour } from '@waymark/domain/stop-edits'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { proposalIn, withoutProposal } from '../../../config/paths.ts'
import { useSession } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { newStopId, whyFull } from '../model/additions.ts'
import { publicWordsOf, stopForBooking } from '../model/booked-stop.ts'
import type { Proposal } from '../model/day-proposal.ts'
import { placeName } from '../model/drop-slots.ts'
import { changedFields, placeFields, type StopForm } from '../model/stop-fields.ts'
import { menuButtonId } from './stop-menu.tsx'
import type { TripEditor } from './use-trip-editor.ts'

const GapsDialog = lazyDialog(async () => (await import('./day-proposal-dialog.tsx')).GapsDialog)
const PlanAgainDialog = lazyDialog(async () => (await import('./day-proposal-dialog.tsx')).PlanAgainDialog)
const MoveDialog = lazyDialog(async () => (await import('./move-dialog.tsx')).MoveDialog)
const StopDialog = lazyDialog(async () => (await import('./stop-dialog.tsx')).StopDialog)
const SwapDialog = lazyDialog(async () => (await import('./swap-dialog.tsx')).SwapDialog)
const HandedProposal = lazyDialog(async () => (await import('./handed-proposal.tsx')).HandedProposal)

/** What is open over the days; each is known by its key. */
export type OpenedDialog =
  | { readonly dialog: 'add'; readonly day: number | null }
  | { readonly dialog: 'fill' | 'again'; readonly day: number }
  | { readonly dialog: 'edit' | 'move' | 'swap'; readonly stop: Stop }

interface DayDialogsProps {
  opened: OpenedDialog | undefined
  trip: Trip
  editor: TripEditor
  places: readonly NearbyPlace[]
  bookings: readonly Booking[]
  /** Called with the id of the button that a moved stop then has, for the focus to follow it. */
  onMove: (focusId: string) => void
  onClose: () => void
}

/** The dialogs that are opened over a trip's days, and the changes that they make. */
export function DayDialogs({ opened, trip, editor, places, bookings, onMove, onClose: close }: DayDialogsProps) {
  const { uid } = useSession()
  const { make, mayEdit } = editor
  const [search, setSearch] = useSearchParams()
  const handed = mayEdit ? proposalIn(search) : null
  const taken = useRef({ stops: trip.stops, keys: new Set<string>() })

  function hasRoom(): boolean {
    const full = whyFull(trip)
    if (full !== undefined) notify.error(full)
    return full === undefined
  }

  /** Bookings not linked to another stop. */
  const freeBookings = (stop: Stop | undefined): Booking[] =>
    bookings.filter(({ id }) => [undefined, stop?.id].includes(stopForBooking(trip, id)?.id))

  function add(day: number | null, form: StopForm): void {
    if (!hasRoom()) return
    const booking = bookings.find(({ id }) => id === form.bookingId)
    const description = booking === undefined ? '' : publicWordsOf(booking)
    const change = addStop(trip, { ...form, description, id: newStopId(), by: uid, day })
    make(change, `${form.title} added to ${placeName(trip, day)}`, { tell: true })
    close()
  }

  function take({ key, verb, change, said }: Proposal): void {
    // The trip updates a moment later; a second click until then must not add a second stop.
    if (taken.current.stops !== trip.stops) taken.current = { stops: trip.stops, keys: new Set() }
    if (taken.current.keys.has(key) || (verb === 'Add' && !hasRoom())) return
    taken.current.keys.add(key)
    make(change(), said, { tell: true })
  }

  function save(stop: Stop, form: StopForm): void {
    make(editStop(stop.id, changedFields(stop, form)), `${form.title} changed`, { tell: true })
    close()
  }

  function moveTo(stop: Stop, day: number | null): void {
    onMove(menuButtonId(stop.id))
    make(moveToHour(trip, stop, day), `${stop.title} moved to ${placeName(trip, day)}`, { tell: true })
    close()
  }

  function swap(stop: Stop, place: NearbyPlace): void {
    make(editStop(stop.id, placeFields(place)), `${stop.title} swapped for ${place.name}`, { tell: true })
    close()
  }

  return (
    <>
      {opened?.dialog === 'add' && (
        <StopDialog
          heading={`Add to ${placeName(trip, opened.day)}`}
          stop={undefined}
          places={places}
          bookings={freeBookings(undefined)}
          isViewer={trip.roles[uid] === 'viewer'}
          onSave={(form) => add(opened.day, form)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'edit' && (
        <StopDialog
          heading="Edit stop"
          stop={opened.stop}
          places={places}
          bookings={freeBookings(opened.stop)}
          isViewer={trip.roles[uid] === 'viewer'}
          onSave={(form) => save(opened.stop, form)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'fill' && (
        <GapsDialog trip={trip} day={opened.day} places={places} onTake={take} onClose={close} />
      )}
      {opened?.dialog === 'again' && (
        <PlanAgainDialog trip={trip} day={opened.day} places={places} onTake={take} onClose={close} />
      )}
      {handed !== null && (
        <HandedProposal
          key={handed}
          trip={trip}
          places={places}
          text={handed}
          onTake={take}
          onSwap={swap}
          onClose={() => setSearch(withoutProposal, { replace: true, preventScrollReset: true })}
        />
      )}
      {opened?.dialog === 'swap' && (
        <SwapDialog
          trip={trip}
          stop={opened.stop}
          places={places}
          onSwap={(place) => swap(opened.stop, place)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'move' && (
        <MoveDialog trip={trip} stop={opened.stop} onMove={(day) => moveTo(opened.stop, day)} onClose={close} />
      )}
    </>
  )
}
