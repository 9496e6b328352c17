import type { Trip } from '@waymark/contract/trips/trip'
import { shiftDates } from '@waymark/domain/trip-days'
import {
  CalendarCheck2,
  CalendarCog,
  CalendarPlus,
  Copy,
  Ellipsis,
  FileJson,
  Files,
  FileUp,
  MapPinned,
  PencilLine,
  Printer,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths, todayPath, tripPath } from '../../../config/paths.ts'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { RenameForm } from '../../../shared/forms/rename-form.tsx'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { binTrip } from '../../../shared/trips/bin.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/toast.tsx'
import { copyTrip } from '../data/whole-days.ts'
import type { TripFileEnding } from '../model/trip-files.ts'
import type { TripEditor } from './use-trip-editor.ts'

const ShiftDialog = lazyDialog(async () => (await import('./shift-dialog.tsx')).ShiftDialog)
const BringInDialog = lazyDialog(async () => (await import('./bring-in-dialog.tsx')).BringInDialog)

/** Longer titles are set smaller on phones, where their words would not fit beside the picture. */
const LONG_TITLE = 24

/** Prints the page, or saves it as PDF. The attribute selects the layout in trip-list.css. */
function print(isDayAPage: boolean): void {
  document.documentElement.toggleAttribute('data-day-a-page', isDayAPage)
  window.print()
}

interface TripHeaderProps {
  trip: Trip
  editor: TripEditor
  /** Members and inviting. */
  sharing: ReactNode
  /** What has become of the wishes; undefined if nothing was wished. */
  wishes: ReactNode
}

/** The trip's title and actions on the whole trip. */
export function TripHeader({ trip, editor, sharing, wishes }: TripHeaderProps) {
  const [open, setOpen] = useState<'rename' | 'shift' | 'bring-in' | 'delete'>()
  const { mayEdit, make } = editor
  const { uid } = useSession()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  async function copy(): Promise<void> {
    try {
      const id = await copyTrip(trip.id)
      notify.success('Trip copied', 'This is the copy. It is yours alone.')
      void navigate(tripPath(id))
    } catch (error) {
      toastFailure(error, 'Failed to copy trip')
    }
  }

  async function save(ending: TripFileEnding): Promise<void> {
    try {
      const { fileName, TRIP_FILES } = await import('../model/trip-files.ts')
      const { type, textOf } = TRIP_FILES[ending]
      saveFile(fileName(trip, ending), type, textOf(trip))
    } catch (error) {
      toastFailure(error, 'Failed to save the file')
    }
  }

  const takeAlong = [
    { label: 'Today', Icon: CalendarCheck2, onChoose: () => void navigate(todayPath(trip.id)) },
    {
      label: 'Copy trip',
      Icon: Copy,
      needsNetwork: true,
      onChoose: () => void copy(),
    },
    { label: 'Print', Icon: Printer, onChoose: () => print(false) },
    { label: 'Print, a day a page', Icon: Files, onChoose: () => print(true) },
    {
      label: 'Add to calendar (.ics)',
      Icon: CalendarPlus,
      onChoose: () => void save('ics'),
    },
    {
      label: 'Places for a map (.gpx)',
      Icon: MapPinned,
      onChoose: () => void save('gpx'),
    },
    {
      label: 'All of it (.json)',
      Icon: FileJson,
      onChoose: () => void save('json'),
    },
  ]
  const change = [
    { label: 'Rename', Icon: PencilLine, onChoose: () => setOpen('rename') },
    { label: 'Change dates', Icon: CalendarCog, onChoose: () => setOpen('shift') },
    { label: 'Bring in bookings', Icon: FileUp, onChoose: () => setOpen('bring-in') },
  ]
  const deletion = { label: 'Delete trip', Icon: Trash2, danger: true, onChoose: () => setOpen('delete') }
  const when = (
    <span>
      <bdi>{trip.destination}</bdi> ·{' '}
      <span className="inline-block">{formatDayRange(trip.startDate, trip.endDate)}</span>
    </span>
  )
  return (
    <header className="mb-1 sm:mb-2">
      {/* Phones have their trips in the bar below. */}
      <Link
        to={paths.dashboard}
        className="-mt-3 inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-accent-ink underline-offset-4 hover:underline max-md:hidden print:hidden"
      >
        Your trips
      </Link>
      {/* Large text leaves the title a line of its own. */}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <h1
            dir="auto"
            className={classNames(
              'sm:text-4xl xl:text-3xl',
              trip.title.length > LONG_TITLE ? 'text-2xl' : 'text-[1.75rem]',
            )}
          >
            {trip.title}
          </h1>
          {wishes !== undefined && <p className="mt-1.5 text-muted">{when}</p>}
        </div>
        <PlacePicture
          location={`${trip.place.name}, ${trip.place.country}`}
          className="h-18 w-24 rounded-card sm:h-24 sm:w-44"
        />
      </div>
      <div className="relative mt-2 min-h-11 print:hidden">
        {wishes ?? <p className="flex min-h-11 items-center pr-28 text-muted sm:pr-44">{when}</p>}
        <div className="absolute top-0 right-0 flex items-start gap-1">
          {sharing}
          <Menu
            trigger={
              <Button variant="ghost" size="icon" aria-label="More for this trip" className="-mr-2.5">
                <Ellipsis aria-hidden="true" />
              </Button>
            }
            items={[...(mayEdit ? change : []), ...takeAlong, ...(trip.userId === uid ? [deletion] : [])]}
          />
        </div>
      </div>
      {open === 'rename' && (
        <div className="mt-4">
          <RenameForm
            label="Rename trip"
            title={trip.title}
            onCancel={close}
            onRename={(title) => {
              if (title !== trip.title) make({ title }, 'Trip renamed', { tell: true })
              close()
            }}
          />
        </div>
      )}
      {open === 'shift' && (
        <ShiftDialog
          trip={trip}
          onClose={close}
          onShift={(startDate) => {
            if (startDate !== trip.startDate) make(shiftDates(trip, startDate), 'Dates changed', { tell: true })
            close()
          }}
        />
      )}
      {open === 'bring-in' && (
        <BringInDialog
          trip={trip}
          uid={uid}
          onClose={close}
          onAdd={(change, said) => {
            make(change, said, { tell: true })
            close()
          }}
        />
      )}
      <DeleteQuestion
        heading="Delete trip"
        title={open === 'delete' ? trip.title : undefined}
        onClose={close}
        onConfirm={() => {
          binTrip(trip.id)
          void navigate(paths.dashboard)
        }}
      />
    </header>
  )
}
