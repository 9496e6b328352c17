import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { type DateRange, DayPicker, type Modifiers } from 'react-day-picker'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useClosedByBack } from '../../ui/closed-by-back.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDayRange, formatFullDay, localToday } from '../time/dates.ts'

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  readonly startDate: string
  readonly endDate: string
}

interface RangeDialogProps {
  /** The fields' current values; empty or invalid if nothing was chosen yet. */
  days: Days
  /** The earliest selectable day. */
  min: string
  onChoose: (days: Days) => void
  onClose: () => void
}

/** A calendar day as a local Date, which the calendar component uses. */
function dateOf(day: string): Date | undefined {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const made = new Date(year, month - 1, date)
  return Number.isNaN(made.getTime()) ? undefined : made
}

/** The valid part of the fields: both days, only the first, or none. */
function validRange({ startDate, endDate }: Days, min: string): DateRange {
  const from = dateOf(startDate)
  if (from === undefined || startDate < min) return { from: undefined, to: undefined }
  const to = dateOf(endDate)
  const isValid = to !== undefined && endDate >= startDate && daysBetween(startDate, endDate) < LIMITS.tripDays
  return { from, to: isValid ? to : undefined }
}

/** The locale's first day of the week where the browser knows it; otherwise Sunday, as in en-US. */
function firstWeekday(): 0 | 1 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language)
  const first = (locale.getWeekInfo?.().firstDay ?? 7) % 7
  return first === 1 || first === 6 ? first : 0
}

const DAY = 'relative size-11 p-0 text-center'
const CLASSES = {
  months: 'relative flex flex-wrap justify-center gap-x-8 gap-y-6',
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
  button_previous: buttonClass('ghost', 'icon'),
  button_next: buttonClass('ghost', 'icon'),
  chevron: 'fill-current',
  weekday: 'size-11 text-sm font-normal text-muted',
  day: DAY,
  day_button: 'size-11 cursor-pointer rounded-control tabular-nums hover:bg-sunken disabled:cursor-not-allowed',
  today: 'font-bold underline underline-offset-4',
  disabled: 'text-muted line-through opacity-55',
  range_start: 'rounded-l-control bg-accent text-on-accent [&>button]:hover:bg-accent-hover',
  range_end: 'rounded-r-control bg-accent text-on-accent [&>button]:hover:bg-accent-hover',
  range_middle: 'bg-accent-soft text-accent-ink',
  hidden: 'invisible',
}

/** A day's accessible name, which contains its number as it is shown: '12', not '12th' (WCAG 2.5.3). */
const dayName = (day: Date, { today, selected }: Modifiers): string =>
  [today === true && 'Today', formatFullDay(localToday(day)), selected === true && 'selected']
    .filter((part) => part !== false)
    .join(', ')

/** Months of a calendar that is scrolled, and how many more are added at its end. */
const MONTHS = 12

const monthsBetween = (from: Date, to: Date): number =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()

/** A calendar for both days of a trip: two months side by side where there is room, otherwise months to scroll. The
 * first click sets the first day, the second the last. */
export function RangeDialog({ days, min, onChoose, onClose }: RangeDialogProps) {
  useClosedByBack(onClose)
  const [range, setRange] = useState(() => validRange(days, min))
  const { from, to } = range
  const startDate = from && localToday(from)
  const endDate = to && localToday(to)
  // Once the first day is chosen, only possible last days are enabled.
  const isHalf = startDate !== undefined && endDate === undefined
  const max = isHalf ? dateOf(addDays(startDate, LIMITS.tripDays - 1)) : undefined
  const earliest = dateOf(min)
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches)
  const [count, setCount] = useState(() =>
    Math.max(MONTHS, monthsBetween(dateOf(min) ?? new Date(), from ?? new Date()) + 3),
  )

  function choose(day: Date): void {
    const isEnd = isHalf && from !== undefined && day >= from
    setRange(isEnd ? { from, to: day } : { from: day, to: undefined })
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="When do you travel?"
      description="Choose the first day, then the last."
      footer={
        <>
          <output className="flex-1 self-center">
            {startDate !== undefined && endDate === undefined && `From ${formatDayRange(startDate, startDate)} until …`}
            {startDate !== undefined &&
              endDate !== undefined &&
              `${formatDayRange(startDate, endDate)} · ${daysWords(daysBetween(startDate, endDate) + 1)}`}
          </output>
          <Button
            disabled={startDate === undefined || endDate === undefined}
            onClick={() => {
              if (startDate !== undefined && endDate !== undefined) onChoose({ startDate, endDate })
            }}
          >
            Take these dates
          </Button>
        </>
      }
    >
      <DayPicker
        mode="range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a calendar goes on in it
        autoFocus
        fixedWeeks={isWide}
        hideNavigation={!isWide}
        numberOfMonths={isWide ? 2 : count}
        weekStartsOn={firstWeekday()}
        selected={range}
        onSelect={(_suggested, pressed) => choose(pressed)}
        disabled={[
          ...(earliest === undefined ? [] : [{ before: earliest }]),
          ...(max === undefined ? [] : [{ after: max }]),
        ]}
        {...(isWide ? from && { defaultMonth: from } : earliest && { defaultMonth: earliest })}
        {...(earliest && { startMonth: earliest })}
        classNames={CLASSES}
        labels={{ labelDayButton: dayName }}
      />
      {!isWide && (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setCount(count + MONTHS)}>
          Later months
        </Button>
      )}
    </Dialog>
  )
}

const daysWords = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
