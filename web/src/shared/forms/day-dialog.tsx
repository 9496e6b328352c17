import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { Button } from '../../ui/button.tsx'
import { useClosedByBack } from '../../ui/closed-by-back.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { localToday } from '../time/dates.ts'
import { CALENDAR_CLASSES, dateOf, dayName, firstWeekday } from './calendar-look.ts'

interface DayDialogProps {
  title: string
  /** `YYYY-MM-DD`; empty if none is chosen. */
  day: string
  min?: string | undefined
  max?: string | undefined
  /** What its first month is of, while none is chosen. */
  near?: string | undefined
  /** Whether no day is an answer, too. */
  isOptional: boolean
  onChoose: (day: string) => void
  onClose: () => void
}

/** Years that a calendar without bounds leads to: births before, and what expires after. */
const [YEARS_BACK, YEARS_AHEAD] = [110, 20]

const CLASSES = {
  ...CALENDAR_CLASSES,
  selected: 'rounded-control bg-accent text-on-accent [&>button]:hover:bg-accent-hover',
  // Beside the arrows, and above their row.
  dropdowns: 'z-20 flex gap-1.5',
  dropdown_root:
    'relative inline-flex min-h-11 items-center rounded-control px-2 hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent',
  dropdown: 'absolute inset-0 w-full cursor-pointer bg-surface opacity-0',
  caption_label: 'flex items-center gap-1 [&_svg]:size-4',
}

/** A calendar for one day. Month and year are chosen at its head, for dates that are far. */
export function DayDialog({ title, day, min, max, near, isOptional, onChoose, onClose }: DayDialogProps) {
  useClosedByBack(onClose)
  const selected = dateOf(day)
  const earliest = dateOf(min ?? '')
  const latest = dateOf(max ?? '')
  const [now] = useState(() => new Date())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(isOptional &&
        day !== '' && {
          footer: (
            <Button variant="secondary" onClick={() => onChoose('')}>
              No date
            </Button>
          ),
        })}
    >
      <DayPicker
        mode="single"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a calendar goes on in it
        autoFocus
        fixedWeeks
        captionLayout="dropdown"
        weekStartsOn={firstWeekday()}
        selected={selected}
        onDayClick={(pressed, { disabled }) => {
          if (disabled !== true) onChoose(localToday(pressed))
        }}
        disabled={[
          ...(earliest === undefined ? [] : [{ before: earliest }]),
          ...(latest === undefined ? [] : [{ after: latest }]),
        ]}
        defaultMonth={
          selected ?? dateOf(near ?? '') ?? (latest !== undefined && latest < now ? latest : (earliest ?? now))
        }
        startMonth={earliest ?? new Date(now.getFullYear() - YEARS_BACK, 0)}
        endMonth={latest ?? new Date(now.getFullYear() + YEARS_AHEAD, 11)}
        classNames={CLASSES}
        labels={{ labelDayButton: dayName }}
      />
    </Dialog>
  )
}
