import { CalendarRange } from 'lucide-react'
import type { Ref } from 'react'
import { formatWeekday } from '../time/dates.ts'

interface PressedDateProps {
  day: string
  /** Whether assistive technology finds another way to the calendar. */
  isHidden?: boolean
  disabled?: boolean | undefined
  onPress: () => void
  /** Loads the calendar before it is pressed. */
  onNear: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * Lies over a date input for pointers, in place of the browser's own calendar. It gives way while one types, and to what
 * is not a date yet.
 */
export const PressedDate = ({ day, isHidden = false, disabled, onPress, onNear, ref }: PressedDateProps) => (
  <button
    ref={ref}
    type="button"
    aria-hidden={isHidden}
    tabIndex={-1}
    disabled={disabled}
    className="absolute inset-px flex cursor-pointer items-center gap-2.5 overflow-hidden rounded-control bg-surface px-3.5 text-left peer-invalid:hidden peer-focus:hidden disabled:cursor-not-allowed disabled:bg-sunken"
    onPointerEnter={onNear}
    onClick={onPress}
  >
    <CalendarRange aria-hidden="true" className="size-5 shrink-0 text-muted" />
    {day === '' ? (
      <span className="text-muted">Add date</span>
    ) : (
      <span className="truncate">{`${formatWeekday(day)}, ${day.slice(0, 4)}`}</span>
    )}
    <span className="sr-only">, open calendar</span>
  </button>
)
