import type { Booking } from '@waymark/contract/bookings/booking'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { wordsOfDay } from '@waymark/domain/day-words'
import { BLANK_DAY, datesOfDays, ideas, planOf, stopsBeside, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { editStop, moveStop, removeStop, takeTimes } from '@waymark/domain/stop-edits'
import { cautionIn } from '@waymark/planner/food-tips'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { usePlacesAround } from '../data/use-places-around.ts'
import { slotWords } from '../model/drop-slots.ts'
import { nightsOf, stayLeftOn } from '../model/nights.ts'
import { beginningsOf } from '../model/ways.ts'
import { AdaptToStay } from './adapt-to-stay.tsx'
import { DayDialogs, type OpenedDialog } from './day-dialogs.tsx'
import { DayMenu } from './day-menu.tsx'
import { DaySection } from './day-section.tsx'
import { dayId, handleId, IDEAS } from './page-parts.ts'
import { menuButtonId, type StopCommand, useStopMenu } from './stop-menu.tsx'
import { DRAWN_AT_ONCE, useDrawnDays } from './use-drawn-days.ts'
import { useStopChecker } from './use-stop-checker.ts'
import { useStopDrag } from './use-stop-drag.ts'
import type { MapState } from './use-map-state.ts'
import type { TripEditor } from './use-trip-editor.ts'

interface TripDaysProps {
  trip: Trip
  editor: TripEditor
  hasIdeas: boolean
  map: MapState
  /** The user's bookings that stops can be linked to. */
  bookings: readonly Booking[]
}

/** The trip's days and ideas, with all editing. */
export function TripDays({ trip, editor, hasIdeas, map, bookings }: TripDaysProps) {
  const { uid } = useSession()
  const { make, mayEdit } = editor
  const places = usePlacesAround(trip)
  const oddStops = useStopChecker(mayEdit)
  const [opened, setOpened] = useState<OpenedDialog>()
  // Stable callbacks that find the current trip, so that only changed rows are re-rendered.
  const latest = useRef(trip)
  /** Id of the button by which a stop or a day was moved, for the focus to follow it. */
  const moved = useRef<string>(undefined)
  useEffect(() => {
    latest.current = trip
    const button = moved.current === undefined ? null : document.getElementById(moved.current)
    // The answer to an earlier change may come before the new day.
    if (button === null) return
    button.focus()
    moved.current = undefined
  }, [trip])

  function shift(stop: Stop, by: 1 | -1): void {
    const stops = stopsBeside(latest.current, stop.day)
    const index = stops.findIndex(({ id }) => id === stop.id) + by
    if (index < 0 || index >= stops.length) return
    moved.current = menuButtonId(stop.id)
    make(moveStop(latest.current, stop.id, stop.day, index), `${stop.title} is now ${index + 1} of ${stops.length}`)
  }

  function run(command: StopCommand, stop: Stop): void {
    const { id, title } = stop
    if (command === 'edit' || command === 'move' || command === 'swap') setOpened({ dialog: command, stop })
    else if (command === 'up') shift(stop, -1)
    else if (command === 'down') shift(stop, 1)
    else if (command === 'remove') make(removeStop(id, uid), `${title} removed`, { tell: true })
    else if (command === 'lock' || command === 'unlock')
      make(editStop(id, { locked: command === 'lock' }), `${title} ${command}ed`)
    else make(editStop(id, { done: command === 'done' }), `${title} ${command === 'done' ? 'done' : 'not done'}`)
  }
  const runner = useRef(run)
  useEffect(() => {
    runner.current = run
  })
  const onCommand = useCallback((command: StopCommand, stop: Stop) => runner.current(command, stop), [])

  const { menu, openMenu, onMenu } = useStopMenu(trip, onCommand)

  const { drag, said } = useStopDrag({
    trip,
    onDrop: (stop, { day, index }) => {
      moved.current = handleId(stop.id)
      const change = moveStop(trip, stop.id, day, index)
      make(change, `${stop.title} moved to ${slotWords(trip, stop.id, { day, index })}`)
    },
  })

  const mender = useRef((_stop: Stop) => {})
  useEffect(() => {
    mender.current = ({ id, day }) => {
      const fix = day === null ? undefined : oddStops?.(trip, places, day).get(id)?.fix
      if (fix !== undefined) make(fix.change, fix.done, { tell: true })
    }
  })
  const onMend = useCallback((stop: Stop) => mender.current(stop), [])

  const { days, stops } = planOf(trip)
  const nights = useMemo(() => nightsOf(trip, bookings), [trip, bookings])
  const begins = useMemo(() => beginningsOf(trip), [trip])
  const drawn = useDrawnDays(tripLength(trip))
  // Not anew when a day is added: heights would change under the focus, and the new day would be out of view.
  const [isLong] = useState(() => tripLength(trip) > DRAWN_AT_ONCE)
  const given = {
    isLong,
    mayEdit,
    chosen: map.chosen,
    onCommand,
    onPoint: map.point,
    onMend,
    openMenu,
    onMenu,
    drag,
    onTakeTimes: (times: ReadonlyMap<string, string>) => make(takeTimes(times), 'Later times taken', { tell: true }),
  }
  return (
    <>
      <output className="sr-only">{said}</output>
      {menu}
      {datesOfDays(trip).map(({ key, number, date }) => {
        const planned = wordsOfDay(days[key] ?? BLANK_DAY, stops, stopsOfDay(trip, key))
        return (
          <DaySection
            {...given}
            key={key}
            id={dayId(key)}
            dropDay={key}
            title={planned.theme === '' ? `Day ${number}` : `Day ${number}: ${planned.theme}`}
            date={
              <time dateTime={date} className="text-sm text-muted">
                {formatWeekday(date)}
              </time>
            }
            menu={
              mayEdit ? (
                <DayMenu
                  trip={trip}
                  day={key}
                  onChange={(change, said, focusId) => {
                    moved.current = focusId
                    make(change, said, { tell: true })
                  }}
                  onPlanAgain={() => setOpened({ dialog: 'again', day: key })}
                />
              ) : undefined
            }
            isDrawn={number <= drawn}
            odd={oddStops?.(trip, places, key)}
            stops={stopsOfDay(trip, key)}
            number={number}
            day={planned}
            night={nights.get(key)}
            adapt={mayEdit && <AdaptToStay trip={trip} stay={nights.get(key)?.stay} make={make} />}
            left={stayLeftOn(trip, key, date, bookings)}
            begins={begins.get(key)}
            caution={cautionIn(trip.itinerary.tips)}
            byGuide={planned.filledByGuide && trip.answeredBy !== 'guide'}
            empty={trip.progress.state === 'planning' ? 'Being planned.' : 'Nothing is planned for this day.'}
            onAdd={() => setOpened({ dialog: 'add', day: key })}
            onFill={places.length === 0 ? undefined : () => setOpened({ dialog: 'fill', day: key })}
          />
        )
      })}
      {hasIdeas && (
        <DaySection
          {...given}
          id={IDEAS}
          dropDay="ideas"
          title="Ideas"
          isDrawn
          stops={ideas(trip)}
          empty="What you might do, without a day yet."
          onAdd={() => setOpened({ dialog: 'add', day: null })}
        />
      )}
      <DayDialogs
        opened={opened}
        trip={trip}
        editor={editor}
        places={places}
        bookings={bookings}
        onMove={(focusId) => (moved.current = focusId)}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
