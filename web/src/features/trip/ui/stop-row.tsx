import type { Stop } from '@waymark/contract/trips/stop'
import { BedDouble, CircleAlert, Lock, StickyNote, Ticket, TrainFront, Utensils, type LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { withoutWay } from '@waymark/planner/travel'
import { PlaceMark } from '../../../shared/trips/place-mark.tsx'
import { markOf } from '../../../shared/trips/place-marks.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { timeWords } from '../model/stop-words.ts'
import type { Way } from '../model/ways.ts'
import { dayColor } from '../../../shared/map/pins.ts'
import { BookedFacts } from './booked.tsx'
import { ChangedBy } from './changed-by.tsx'
import { handleId, stopId } from './page-parts.ts'
import { StopFacts } from './stop-facts.tsx'
import { StopDescription, StopNote } from './stop-note.tsx'
import { StopWay } from './stop-way.tsx'
import { StopMenuButton, type OpenStopMenu, type StopCommand } from './stop-menu.tsx'
import type { StopDrag } from './use-stop-drag.ts'

const KIND_ICONS: Partial<Record<Stop['kind'], readonly [Icon: LucideIcon, name: string]>> = {
  meal: [Utensils, 'Meal'],
  sleep: [BedDouble, 'Bed'],
  travel: [TrainFront, 'Way'],
  booking: [Ticket, 'Booking'],
  note: [StickyNote, 'Note'],
}

interface StopRowProps {
  stop: Stop
  /** The number of its day; undefined for ideas. */
  day: number | undefined
  /** As on the map; undefined for ideas and stops without coordinates. */
  number: number | undefined
  /** How one gets there. */
  way: Way | undefined
  isOnMap: boolean
  /** Selected, as on the map. */
  isChosen: boolean
  mayEdit: boolean
  isMenuOpen: boolean
  onMenu: OpenStopMenu
  onCommand: (command: StopCommand, stop: Stop) => void
  onPoint: (stop: Stop) => void
  /** A fault, such as 'Closed on this day'. */
  odd: string | undefined
  /** Label of the button that fixes it. */
  fix: string | undefined
  onMend: (stop: Stop) => void
  drag: StopDrag
}

/** A stop in the list. Memoised: ticking one stop must not re-render the others. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const {
    stop,
    day,
    number,
    way,
    isOnMap,
    isChosen,
    mayEdit,
    isMenuOpen,
    onMenu,
    onCommand,
    onPoint,
    odd,
    fix,
    onMend,
    drag,
  } = props
  const { title, note, place, done, locked, filledByGuide } = stop
  // The way stands on its own line, as the day is now.
  const description = way === undefined ? stop.description : withoutWay(stop.description)
  // Optimistic state until the store has updated.
  const [tick, setTick] = useState({ stored: done, shown: done })
  if (tick.stored !== done) setTick({ stored: done, shown: done })
  const time = timeWords(stop)
  const [start, ...rest] = time?.split(' – ') ?? []
  const mark = markOf(place)
  const [KindIcon, kindName] = KIND_ICONS[stop.kind] ?? []
  return (
    <li
      id={stopId(stop.id)}
      data-stop={stop.id}
      // Includes overflowing parts, which content-visibility would clip.
      className="-mx-2.5 scroll-my-40 px-2.5 print:break-inside-avoid"
    >
      {way !== undefined && <StopWay way={way} />}
      <div
        className={classNames(
          'flex items-start border-line [li:not(:first-child)>&:first-child]:border-t',
          isChosen && '-mx-2.5 rounded-control bg-accent-soft px-2.5',
        )}
      >
        <div className="w-12 shrink-0">
          {time !== undefined && (
            <p className="pt-2.5 pr-2 text-sm leading-5.5 font-semibold text-accent-ink tabular-nums">
              {start}
              {rest.length > 0 && (
                <>
                  <span className="sr-only"> – </span>
                  <span className="block leading-4 font-normal text-muted">{rest.join('')}</span>
                </>
              )}
            </p>
          )}
          {/* The box is on the margin, what can be pressed goes beyond it. */}
          <label className="-ml-2.5 flex size-11 cursor-pointer items-center pl-2.5">
            <input
              type="checkbox"
              checked={tick.shown}
              disabled={!mayEdit}
              aria-label={`Done: ${title}`}
              className="size-5.5 cursor-[inherit]"
              onChange={({ target: { checked } }) => {
                setTick({ stored: done, shown: checked })
                onCommand(checked ? 'done' : 'not-done', stop)
              }}
            />
          </label>
        </div>
        <div className="min-w-0 flex-1 pt-2.5 pb-1.5">
          {/* Beside the first lines; what follows has the whole width. */}
          {mayEdit && (
            <div className="float-right -mt-2.5 -mb-2.5 flex print:hidden">
              <StopMenuButton stop={stop} isOpen={isMenuOpen} onOpen={onMenu} />
              <Button
                id={handleId(stop.id)}
                variant="ghost"
                size="icon"
                className="stop-handle stop-dots stop-dots-grip !text-muted"
                aria-label={`Move ${title}`}
                onPointerDown={(event) => drag.onPointerDown(event, stop)}
                onKeyDown={(event) => drag.onKeyDown(event, stop)}
                onBlur={drag.onBlur}
              />
            </div>
          )}
          {/* A line of text: a long title goes on beside its number, not below it. */}
          <p className="space-x-2">
            {number !== undefined && (
              <span
                className={classNames(
                  'day-number inline-grid size-5.5 place-items-center rounded-full align-middle text-xs font-bold tabular-nums',
                  dayColor(day),
                )}
              >
                <span className="sr-only">On the map </span>
                {number}
              </span>
            )}
            {KindIcon !== undefined && (
              <>
                <KindIcon aria-hidden="true" className="inline size-4 text-muted" />
                <span className="sr-only">{kindName}: </span>
              </>
            )}
            <span
              dir="auto"
              className={classNames('font-semibold [overflow-wrap:anywhere]', tick.shown && 'text-muted line-through')}
            >
              {title}
            </span>
            {locked && (
              <>
                <Lock aria-hidden="true" className="inline size-4 text-muted" />
                <span className="sr-only"> Locked</span>
              </>
            )}
            {mark !== undefined && <PlaceMark mark={mark} name={title} />}
            <ChangedBy uid={stop.by} />
            {filledByGuide && <Badge>By the built-in guide</Badge>}
          </p>
          <StopDescription text={description} title={title}>
            {(more) => (
              <>
                {note !== '' && <StopNote note={note} title={title} />}
                {stop.bookingId !== null && <BookedFacts stop={stop} />}
                <StopFacts stop={stop} onPoint={isOnMap ? onPoint : undefined} more={more} />
              </>
            )}
          </StopDescription>
          {odd !== undefined && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-warning print:hidden">
              <span className="inline-flex items-start gap-1.5">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {odd}
              </span>
              {fix !== undefined && (
                <button
                  type="button"
                  aria-label={`${fix}: ${title}`}
                  className="-my-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-3"
                  onClick={() => onMend(stop)}
                >
                  {fix}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  )
})
