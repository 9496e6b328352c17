import { proposeTimes } from '@waymark/domain/stop-times'
import type { Stop, TripDay } from '@waymark/contract/trips/stop'
import type { Booking } from '@waymark/contract/bookings/booking'
import { BedDouble, Plus, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { stayPath } from '../../../config/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { OddStop } from '../model/stop-faults.ts'
import { legsOf } from '../../../shared/map/pins.ts'
import { pinsOfDay } from '../../../shared/map/pins.ts'
import type { OpenStopMenu, StopCommand } from './stop-menu.tsx'
import { StopRow } from './stop-row.tsx'
import type { StopDrag } from './use-stop-drag.ts'
import { LaterTimes } from './later-times.tsx'
import './trip-list.css'

const MEALS = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const satisfies readonly (readonly [string, keyof TripDay])[]

/** Estimated heights, reserved until the section is rendered. */
const EMPTY_REM = 16
const STOP_REM = 7

interface DaySectionProps {
  id: string
  title: string
  /** Shown next to the title. */
  date?: ReactNode
  /** Actions on the whole day. */
  menu?: ReactNode
  /** Target of dropped stops: a day, or 'ideas'. */
  dropDay: number | 'ideas'
  /** Whether to use content-visibility, for trips with many days. */
  isLong: boolean
  /** Whether to render the stops; false during the first paint of a long trip. */
  isDrawn: boolean
  stops: readonly Stop[]
  /** Faults of its stops, for editors. */
  odd: ReadonlyMap<string, OddStop> | undefined
  /** The day's number; undefined for ideas. */
  number: number | undefined
  /** The day's fields apart from its stops. */
  day: TripDay | undefined
  /** The stay that the user has booked for the night after it. */
  stay: Booking | undefined
  /** Whether the guide planned this day and a model the others. */
  byGuide: boolean
  /** Text for a day without stops. */
  empty: string
  mayEdit: boolean
  /** Id of the selected stop, as on the map. */
  chosen: string | undefined
  onAdd: () => void
  /** Proposes stops for free hours; undefined if none are known. */
  onFill: (() => void) | undefined
  onCommand: (command: StopCommand, stop: Stop) => void
  /** Id of the stop whose menu is open. */
  openMenu: string | undefined
  onMenu: OpenStopMenu
  drag: StopDrag
  /** Shows a stop on the map. */
  onPoint: (stop: Stop) => void
  /** Applies the fix for a stop's fault. */
  onMend: (stop: Stop) => void
  onTakeTimes: (times: ReadonlyMap<string, string>) => void
}

/** Where the night is spent: what is booked takes the place of the plan's general suggestion. */
function Bed({ stay, suggestion }: { stay: Booking | undefined; suggestion: string }) {
  if (stay === undefined && suggestion === '') return null
  return (
    <p className="mt-4 flex items-start gap-2 text-[0.9375rem]">
      <BedDouble aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span className="sr-only">Accommodation: </span>
      {stay?.accommodationId == null ? (
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {stay?.title ?? suggestion}
        </span>
      ) : (
        <Link
          to={stayPath(stay.accommodationId)}
          dir="auto"
          className="-my-2.5 min-w-0 py-2.5 font-semibold text-accent-ink underline underline-offset-4 [overflow-wrap:anywhere] print:no-underline"
        >
          {stay.title}
        </Link>
      )}
      {stay !== undefined && <Badge>{stay.status === 'pending' ? 'Booked, not confirmed yet' : 'Booked'}</Badge>}
    </p>
  )
}

/** A day of the trip, or its ideas: stops in order, meals and accommodation. */
export function DaySection(props: DaySectionProps) {
  const { id, title, dropDay, date, menu, stops, number, day, stay, byGuide, empty, mayEdit } = props
  const { onAdd, onFill, onTakeTimes } = props
  const { isLong, isDrawn, odd, chosen, openMenu, onMenu, drag, onCommand, onPoint, onMend } = props
  const meals = MEALS.flatMap(([label, meal]) => (day === undefined || day[meal] === '' ? [] : [[label, day[meal]]]))
  const [first] = stops
  const times = day === undefined || first === undefined ? new Map<string, string>() : proposeTimes(stops, first.id)
  const pins = new Map(pinsOfDay(stops, 1).map((pin) => [pin.stop.id, pin]))
  const ways = new Map(legsOf([...pins.values()]).map((leg) => [leg.to.stop.id, leg.words]))
  const suggestion = stops.some(({ kind }) => kind === 'sleep') ? '' : (day?.accommodation ?? '')
  // A stop for the booking says it already.
  const bed = stops.some(({ bookingId }) => bookingId === stay?.id) ? undefined : stay
  return (
    <section
      id={id}
      data-drop-day={dropDay}
      aria-labelledby={`${id}-title`}
      // Includes overflowing parts, which content-visibility would clip.
      className={classNames(
        '-mx-3 scroll-mt-16 px-3 pb-8 first-of-type:[&>div]:border-t-0',
        isLong && 'day-section',
        stops.length === 0 && day === undefined && 'print:hidden',
      )}
      style={isLong ? { containIntrinsicSize: `auto ${EMPTY_REM + stops.length * STOP_REM}rem` } : undefined}
    >
      <div className="flex items-start gap-1 border-t border-line pt-6 print:break-after-avoid">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} tabIndex={-1} dir="auto" className="text-xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          {date}
        </div>
        {menu !== undefined && <div className="-mt-2.5">{menu}</div>}
      </div>
      {byGuide && <Badge className="mt-2">Answered by the built-in guide</Badge>}
      {mayEdit && times.size > 0 && <LaterTimes stops={stops} times={times} onTake={onTakeTimes} />}
      {stops.length === 0 ? (
        <p className="mt-3 text-muted">{empty}</p>
      ) : (
        <ol className="mt-3" style={isDrawn ? undefined : { minHeight: `${stops.length * STOP_REM}rem` }}>
          {(isDrawn ? stops : []).map((stop) => (
            <StopRow
              key={stop.id}
              stop={stop}
              day={number}
              number={day === undefined ? undefined : pins.get(stop.id)?.number}
              way={day === undefined ? undefined : ways.get(stop.id)}
              isOnMap={pins.has(stop.id)}
              isChosen={stop.id === chosen}
              mayEdit={mayEdit}
              isMenuOpen={stop.id === openMenu}
              onMenu={onMenu}
              onCommand={onCommand}
              onPoint={onPoint}
              odd={odd?.get(stop.id)?.said}
              fix={odd?.get(stop.id)?.fix?.label}
              onMend={onMend}
              drag={drag}
            />
          ))}
        </ol>
      )}
      {mayEdit && (
        <div className="mt-1 -ml-2.5 flex flex-wrap print:hidden">
          <Button variant="ghost" className="!px-2.5 !text-accent-ink" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add a stop<span className="sr-only"> to {title}</span>
          </Button>
          {onFill !== undefined && (
            <Button variant="ghost" className="!px-2.5 !text-accent-ink" onClick={onFill}>
              <Sparkles aria-hidden="true" />
              Fill the gaps<span className="sr-only"> of {title}</span>
            </Button>
          )}
        </div>
      )}
      {meals.length > 0 && (
        <dl className="mt-4 grid gap-3 rounded-control bg-sunken p-4 text-[0.9375rem] sm:grid-cols-3 print:break-inside-avoid">
          {meals.map(([label, meal]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere]">
                {meal}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Bed stay={bed} suggestion={suggestion} />
    </section>
  )
}
