import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMonth } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { dayAfterKey, monthOf, sameDayMonthsLater, weeksOf } from '../model/calendar-month.ts'
import { CalendarDay, type DayMark } from './calendar-day.tsx'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface CalendarProps {
  /** The initial day. */
  start: string
  /** Bounds. */
  first: string
  last: string
  markOf: (day: string) => DayMark
  isTaken: (day: string) => boolean
  canChoose: (day: string) => boolean
  onChoose: (day: string) => void
}

/** One month at a time, with the keyboard pattern of a calendar grid: arrows, Home, End, Page Up and Page Down. */
export function Calendar({ start, first, last, markOf, isTaken, canChoose, onChoose }: CalendarProps) {
  const [stop, setStop] = useState(start)
  const byKey = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const month = monthOf(stop)

  const goTo = (day: string) => setStop(day < first ? first : day > last ? last : day)

  // The day may be in a month that was just rendered.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
    byKey.current = false
  }, [stop])

  return (
    <div>
      <div className="flex items-center justify-between">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous month"
          disabled={month <= monthOf(first)}
          onClick={() => goTo(sameDayMonthsLater(stop, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
          disabled={month >= monthOf(last)}
          onClick={() => goTo(sameDayMonthsLater(stop, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid to walk in
        role="grid"
        aria-label={formatMonth(month)}
        className="w-full table-fixed"
        onKeyDown={(event) => {
          const day = dayAfterKey(stop, event.key, event.shiftKey)
          if (day === undefined) return
          event.preventDefault()
          byKey.current = true
          goTo(day)
        }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="py-1.5 text-sm font-medium text-muted">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month}-${row}`}>
              {week.map((day, column) =>
                day === undefined ? (
                  <td key={WEEKDAYS[column]} aria-hidden="true" />
                ) : (
                  <CalendarDay
                    key={day}
                    day={day}
                    mark={markOf(day)}
                    isTaken={isTaken(day)}
                    canChoose={canChoose(day)}
                    isStop={day === stop}
                    onChoose={() => {
                      setStop(day)
                      onChoose(day)
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
