import { proposeTimes } from '@waymark/domain/stop-times'
import type { Stop, TripDay } from '@waymark/contract/trips/stop'
import type { Booking } from '@waymark/contract/bookings/booking'
import { Plus, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { OddStop } from '../model/stop-faults.ts'
import { pinsOfDay } from '../../../shared/map/pins.ts'
import type { OpenStopMenu, StopCommand } from './stop-menu.tsx'
import { StopRow } from './stop-row.tsx'
import type { StopDrag } from './use-stop-drag.ts'
import type { Night } from '../model/nights.ts'
import { type Beginning, waysOf } from '../model/ways.ts'
import { Bed, DayMeals, LeavingStay } from './day-meals.tsx'
import { LaterTimes } from './later-times.tsx'
import './trip-list.css'

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
  odd?: ReadonlyMap<string, OddStop> | undefined
  /** The day's number; undefined for ideas. */
  number?: number
  /** The day's fields apart from its stops. */
  day?: TripDay
  /** The night after it, if one sleeps elsewhere than in the night before. */
  night?: Night | undefined
  /** The booked stay that is left on this day. */
  left?: Booking | undefined
  /** Offers a plan that follows from the stay booked for the night. */
  adapt?: ReactNode
  /** What somebody must not eat. */
  caution?: string | undefined
  /** Where it begins. */
  begins?: Beginning | undefined
  /** Whether the guide planned this day and a model the others. */
  byGuide?: boolean
  /** Text for a day without stops. */
  empty: string
  mayEdit: boolean
  /** Id of the selected stop, as on the map. */
  chosen: string | undefined
  onAdd: () => void
  /** Proposes stops for free hours; undefined if none are known. */
  onFill?: (() => void) | undefined
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

/** A day of the trip, or its ideas: stops in order, meals and accommodation. */
export function DaySection(props: DaySectionProps) {
  const { id, title, dropDay, date, menu, stops, number, day, night, left, begins, byGuide, empty, mayEdit } = props
  const { caution, onAdd, onFill, adapt, onTakeTimes } = props
  const { isLong, isDrawn, odd, chosen, openMenu, onMenu, drag, onCommand, onPoint, onMend } = props
  const [first] = stops
  const times = day === undefined || first === undefined ? new Map<string, string>() : proposeTimes(stops, first.id)
  const pins = new Map(pinsOfDay(stops, 1).map((pin) => [pin.stop.id, pin]))
  const ways = waysOf([...pins.values()], begins, stops)
  return (
    <section
      id={id}
      data-drop-day={dropDay}
      aria-labelledby={`${id}-title`}
      // Includes overflowing parts, which content-visibility would clip.
      className={classNames(
        '-mx-3 scroll-mt-16 px-3 pb-4 sm:pb-8 first-of-type:[&>div:first-child]:border-t-0 first-of-type:[&>div:first-child]:pt-3',
        isLong && 'day-section',
        stops.length === 0 && day === undefined && 'print:hidden',
      )}
      style={isLong ? { containIntrinsicSize: `auto ${EMPTY_REM + stops.length * STOP_REM}rem` } : undefined}
    >
      <div className="flex items-start gap-1 border-t border-line pt-4 sm:pt-6 print:break-after-avoid">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} tabIndex={-1} dir="auto" className="text-xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          {date}
        </div>
        {menu !== undefined && <div className="-mt-2.5">{menu}</div>}
      </div>
      {byGuide === true && <Badge className="mt-2">Answered by the built-in guide</Badge>}
      {mayEdit && times.size > 0 && <LaterTimes stops={stops} times={times} onTake={onTakeTimes} />}
      {left !== undefined && <LeavingStay stay={left} />}
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
      {day !== undefined && <DayMeals of={title} day={day} caution={caution} />}
      {night !== undefined && <Bed night={night} adapt={adapt} />}
    </section>
  )
}
