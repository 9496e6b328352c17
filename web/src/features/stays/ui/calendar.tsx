import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMonth } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { addMonths, dayAfterKey, type Month, monthOf, sameDayMonthsLater, weeksFrom } from '../model/calendar-month.ts'
import { CalendarDay, type DayMark } from './calendar-day.tsx'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface CalendarProps {
  /** The day to begin with, until one turns a page or moves. */
  start: string
  /** Bounds. */
  first: string
  last: string
  markOf: (day: string) => DayMark
  isTaken: (day: string) => boolean
  canChoose: (day: string) => boolean
  onChoose: (day: string) => void
}

/** The keyboard pattern of a calendar grid: arrows, Home, End, Page Up and Page Down. Two months where there is room. */
export function Calendar({ start, first, last, markOf, isTaken, canChoose, onChoose }: CalendarProps) {
  const [movedTo, setMovedTo] = useState<{ readonly day: string; readonly month: Month }>()
  const stop = movedTo?.day ?? start
  // With room for two, the first month stands before the one to begin with, if it is the next.
  const opened = movedTo?.month ?? (addMonths(monthOf(first), 1) === monthOf(start) ? monthOf(first) : monthOf(start))
  const byKey = useRef(false)
  const grids = useRef<HTMLDivElement>(null)
  const isWide = useIsExtraWide() && monthOf(first) !== monthOf(last)
  // The tab stop is always in one of the shown months.
  const shown = monthOf(stop) === addMonths(opened, 1) && isWide ? opened : monthOf(stop)
  const months = isWide ? [shown, addMonths(shown, 1)] : [shown]

  const goTo = (day: string, month?: Month) => {
    const within = day < first ? first : day > last ? last : day
    setMovedTo({ day: within, month: month ?? (months.includes(monthOf(within)) ? shown : monthOf(within)) })
  }
  const turn = (by: 1 | -1) => goTo(sameDayMonthsLater(stop, by), addMonths(shown, by))

  // The day may be in a month that was just rendered.
  useEffect(() => {
    if (byKey.current) grids.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
    byKey.current = false
  }, [stop])

  return (
    <div className={isWide ? 'mx-auto max-w-3xl' : 'mx-auto max-w-md'}>
      <div className="flex items-center justify-between">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous month"
          disabled={shown <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="flex flex-1 justify-around font-semibold">
          {months.map((month) => (
            <span key={month}>{formatMonth(month)} </span>
          ))}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
          disabled={(months.at(-1) ?? shown) >= monthOf(last)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <div
        ref={grids}
        className={isWide ? 'grid grid-cols-2 items-start gap-x-6' : undefined}
        role="presentation"
        onKeyDown={(event) => {
          const day = dayAfterKey(stop, event.key, event.shiftKey)
          if (day === undefined) return
          event.preventDefault()
          byKey.current = true
          goTo(day)
        }}
      >
        {months.map((month) => (
          <table
            key={month}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid to walk in
            role="grid"
            aria-label={formatMonth(month)}
            className="w-full table-fixed"
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
              {weeksFrom(first, month).map((week, row) => (
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
                          goTo(day)
                          onChoose(day)
                        }}
                      />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  )
}
