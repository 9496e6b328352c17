import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { CalendarRange } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PlanFields } from '../../../shared/forms/plan-fields.ts'
import type { RangeDialog } from '../../../shared/forms/range-dialog.tsx'
import { formatWeekday, localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, type FieldControl } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'

const loadCalendar = async () => (await import('../../../shared/forms/range-dialog.tsx')).RangeDialog

const DATES = [
  { name: 'startDate', label: 'Check-in' },
  { name: 'endDate', label: 'Check-out' },
] as const

interface DateFieldsProps {
  form: UseFormReturn<PlanFields, unknown, TripPlanRequest>
  online: boolean
}

/** The trip's days. A press on either field opens one calendar for both; by keyboard they are typed. */
export function DateFields({ form, online }: DateFieldsProps) {
  const { register, formState, watch } = form
  const [today] = useState(() => localToday(new Date()))
  const [Calendar, setCalendar] = useState<typeof RangeDialog>()
  const opener = useRef<HTMLButtonElement>(null)
  const [startDate, endDate] = watch(['startDate', 'endDate'])
  const earliest = { startDate: today, endDate: startDate > today ? startDate : today }

  // The calendar takes the focus before the dialog around it can remember who had it.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && Calendar === undefined) opener.current?.focus({ preventScroll: true })
    wasOpen.current = Calendar !== undefined
  }, [Calendar])

  async function openCalendar(): Promise<void> {
    try {
      const loaded = await loadCalendar()
      setCalendar(() => loaded)
    } catch {
      notify.error('The calendar could not be loaded', 'Type the dates, or check your connection and try again.')
    }
  }

  const dateField = (name: 'startDate' | 'endDate', control: FieldControl) => (
    <div className="relative">
      <Input
        {...control}
        {...register(name, name === 'startDate' ? { deps: ['endDate'] } : {})}
        type="date"
        min={earliest[name]}
        aria-required="true"
        className="peer"
      />
      {/* The calendar's code is not cached for offline; dates can be typed. */}
      {online && <PressedDate day={name === 'startDate' ? startDate : endDate} onPress={() => void openCalendar()} />}
    </div>
  )

  return (
    <div>
      <div className="pair-grid gap-5">
        {DATES.map(({ name, label }) => (
          <Field key={name} label={label} error={formState.errors[name]?.message}>
            {(control) => dateField(name, control)}
          </Field>
        ))}
      </div>
      <Button
        ref={opener}
        variant="ghost"
        className="pointer-events-none absolute text-accent-ink opacity-0 disabled:hidden focus-visible:pointer-events-auto focus-visible:static focus-visible:mt-2 focus-visible:opacity-100"
        disabled={!online}
        onClick={() => void openCalendar()}
      >
        <CalendarRange aria-hidden="true" />
        Choose both in one calendar
      </Button>
      {Calendar && (
        <Calendar
          days={{ startDate: form.getValues('startDate'), endDate: form.getValues('endDate') }}
          min={today}
          onClose={() => setCalendar(undefined)}
          onChoose={(days) => {
            setCalendar(undefined)
            const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
            form.setValue('startDate', days.startDate, options)
            form.setValue('endDate', days.endDate, options)
          }}
        />
      )}
    </div>
  )
}

/**
 * Lies over a date input for pointers, in place of the browser's own calendar. It gives way while one types, and to what
 * is not a date yet. Assistive technology finds the input and the button for both.
 */
const PressedDate = ({ day, onPress }: { day: string; onPress: () => void }) => (
  <button
    type="button"
    aria-hidden="true"
    tabIndex={-1}
    className="absolute inset-px flex cursor-pointer items-center gap-2.5 rounded-control bg-surface px-3.5 text-left peer-invalid:hidden peer-focus:hidden disabled:cursor-not-allowed"
    onPointerEnter={() => void loadCalendar().catch(() => undefined)}
    onClick={onPress}
  >
    <CalendarRange className="size-5 shrink-0 text-muted" />
    {day === '' ? (
      <span className="text-muted">Add date</span>
    ) : (
      <span className="truncate">{`${formatWeekday(day)}, ${day.slice(0, 4)}`}</span>
    )}
  </button>
)
