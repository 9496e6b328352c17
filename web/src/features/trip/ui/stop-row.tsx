import type { Stop } from '@waymark/contract/trips/stop'
import { BedDouble, Lock, StickyNote, Ticket, TrainFront, Utensils, type LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { PlaceMark } from '../../../shared/trips/place-mark.tsx'
import { markOf } from '../../../shared/trips/place-marks.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { timeWords } from '../model/stop-words.ts'
import { ChangedBy } from './changed-by.tsx'
import { StopFacts } from './stop-facts.tsx'
import { StopMenu, type StopCommand } from './stop-menu.tsx'

const KIND_ICONS: Partial<Record<Stop['kind'], readonly [Icon: LucideIcon, name: string]>> = {
  meal: [Utensils, 'Meal'],
  sleep: [BedDouble, 'Bed'],
  travel: [TrainFront, 'Way'],
  booking: [Ticket, 'Booking'],
  note: [StickyNote, 'Note'],
}

interface StopRowProps {
  stop: Stop
  mayEdit: boolean
  isFirst: boolean
  isLast: boolean
  onCommand: (command: StopCommand, stop: Stop) => void
}

/** One entry of a day. Drawn anew only when it is another one: a tick on a long trip is a tick on one of its stops. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { stop, mayEdit, isFirst, isLast, onCommand } = props
  const { title, description, note, place, done, locked, filledByGuide } = stop
  // The store answers a moment later; until then the box shows what was pressed.
  const [tick, setTick] = useState({ stored: done, shown: done })
  if (tick.stored !== done) setTick({ stored: done, shown: done })
  const time = timeWords(stop)
  const mark = markOf(place)
  const [KindIcon, kindName] = KIND_ICONS[stop.kind] ?? []
  return (
    <li className="flex items-start border-t border-line first:border-t-0 print:break-inside-avoid">
      <label className="-ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
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
      <div className="min-w-0 flex-1 py-2.5 pl-0.5">
        {time !== undefined && <p className="text-sm font-semibold text-accent-ink tabular-nums">{time}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {KindIcon !== undefined && (
            <>
              <KindIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
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
              <Lock aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="sr-only"> Locked</span>
            </>
          )}
          {mark !== undefined && <PlaceMark mark={mark} name={title} />}
          <ChangedBy uid={stop.by} />
          {filledByGuide && <Badge>By the built-in guide</Badge>}
        </p>
        {description !== '' && (
          <p dir="auto" className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        {note !== '' && (
          <p
            dir="auto"
            className="mt-1.5 border-l border-accent pl-4 text-[0.9375rem] whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {note}
          </p>
        )}
        <StopFacts stop={stop} />
      </div>
      {mayEdit && <StopMenu stop={stop} isFirst={isFirst} isLast={isLast} onCommand={onCommand} />}
    </li>
  )
})
