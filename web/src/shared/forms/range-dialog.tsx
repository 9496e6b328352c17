import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { type DateRange, DayPicker } from 'react-day-picker'
import { Button } from '../../ui/button.tsx'
import { useClosedByBack } from '../../ui/closed-by-back.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDayRange, localToday } from '../time/dates.ts'
import { CALENDAR_CLASSES, dateOf, dayName, firstWeekday } from './calendar-look.ts'

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
  /** How many days it may be at most. */
  most?: number | undefined
  onChoose: (days: Days) => void
  onClose: () => void
}

/** The valid part of the fields: both days, only the first, or none. */
function validRange({ startDate, endDate }: Days, min: string, most: number): DateRange {
  const from = dateOf(startDate)
  if (from === undefined || startDate < min) return { from: undefined, to: undefined }
  const to = dateOf(endDate)
  const isValid = to !== undefined && endDate >= startDate && daysBetween(startDate, endDate) < most
  return { from, to: isValid ? to : undefined }
}

const CLASSES = {
  ...CALENDAR_CLASSES,
  range_start: 'rounded-l-control bg-accent text-on-accent [&>button]:hover:bg-accent-hover',
  range_end: 'rounded-r-control bg-accent text-on-accent [&>button]:hover:bg-accent-hover',
  range_middle: 'bg-accent-soft text-accent-ink',
}

/** Months of a calendar that is scrolled, and how many more are added at its end. */
const MONTHS = 12

const monthsBetween = (from: Date, to: Date): number =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()

/** A calendar for both days of a trip: two months side by side where there is room, otherwise months to scroll. The
 * first click sets the first day, the second the last. */
export function RangeDialog({ days, min, most = LIMITS.tripDays, onChoose, onClose }: RangeDialogProps) {
  useClosedByBack(onClose)
  const [range, setRange] = useState(() => validRange(days, min, most))
  const { from, to } = range
  const startDate = from && localToday(from)
  const endDate = to && localToday(to)
  // Once the first day is chosen, only possible last days are enabled.
  const isHalf = startDate !== undefined && endDate === undefined
  const max = isHalf ? dateOf(addDays(startDate, most - 1)) : undefined
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
