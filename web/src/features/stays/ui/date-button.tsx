import { CalendarDays } from 'lucide-react'
import { useId, type Ref } from 'react'
import { formatDay } from '../../../shared/time/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CONTROL_CLASS } from '../../../ui/control-class.ts'
import { FieldError } from '../../../ui/field.tsx'

interface DateButtonProps {
  label: string
  /** Field name in validation errors. */
  field: string
  day: string | undefined
  error: string | undefined
  isOpen: boolean
  /** Id of the calendar it opens. */
  controls: string
  onToggle: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Shows the chosen day and opens the calendar. Its error is displayed below the grid row. */
export function DateButton({ label, field, day, error, isOpen, controls, onToggle, ref }: DateButtonProps) {
  const id = useId()
  return (
    <>
      <div>
        <span id={`${id}-label`} className="mb-1.5 block text-[0.9375rem] font-semibold">
          {label}
        </span>
        <button
          ref={ref}
          id={id}
          type="button"
          data-field={field}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          onClick={onToggle}
          className={classNames(
            CONTROL_CLASS,
            'flex items-center gap-2.5 text-left',
            isOpen && '!border-accent',
            error !== undefined && '!border-danger',
          )}
        >
          <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-muted max-[26rem]:hidden" />
          <span className={classNames('whitespace-nowrap', day === undefined && 'text-muted')}>
            {day === undefined ? 'Add date' : formatDay(day)}
          </span>
        </button>
      </div>
      {error !== undefined && (
        <div className="order-last col-span-full -mt-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
