import { formatFullDay } from '../../../shared/time/dates.ts'
import { classNames } from '../../../ui/class-names.ts'

export type DayMark = 'check-in' | 'check-out' | 'between' | undefined

interface CalendarDayProps {
  day: string
  mark: DayMark
  isTaken: boolean
  canChoose: boolean
  /** The only tab stop of the calendar grid. */
  isStop: boolean
  onChoose: () => void
}

const LOOKS = {
  'check-in': 'bg-accent text-on-accent',
  'check-out': 'bg-accent text-on-accent',
  between: 'bg-accent-soft text-accent-ink',
} as const

/** A day of the calendar. Days that cannot be chosen are focusable, so that screen readers can read why. */
export function CalendarDay({ day, mark, isTaken, canChoose, isStop, onChoose }: CalendarDayProps) {
  const words = [formatFullDay(day), isTaken && 'taken', mark !== undefined && mark !== 'between' && mark]
  return (
    <td aria-selected={mark !== undefined} className="p-0.5">
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.filter((word) => word !== false).join(', ')}
        aria-disabled={!canChoose}
        onClick={() => {
          if (canChoose) onChoose()
        }}
        className={classNames(
          'relative grid aspect-square w-full place-items-center rounded-control after:absolute after:-inset-0.5 text-[0.9375rem] tabular-nums',
          mark !== undefined && LOOKS[mark],
          mark === undefined && canChoose && 'hover:bg-accent-soft hover:text-accent-ink',
          !canChoose && 'cursor-not-allowed',
          mark === undefined && !canChoose && 'text-muted',
          (isTaken || (mark === undefined && !canChoose)) && 'line-through decoration-1',
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}
