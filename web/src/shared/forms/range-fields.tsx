import { CalendarRange } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useOnline } from '../pwa/online.ts'
import { Button } from '../../ui/button.tsx'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { sayNoCalendar } from './date-input.tsx'
import { PressedDate } from './pressed-date.tsx'
import type { Days, RangeDialog } from './range-dialog.tsx'

const loadCalendar = async () => (await import('./range-dialog.tsx')).RangeDialog

type Side = keyof Days

interface RangeFieldsProps {
  labels: Readonly<Record<Side, string>>
  days: Days
  errors: { readonly [Name in Side]?: string | undefined }
  /** The earliest day the calendar offers. */
  min: string
  /** The earliest first day that can be typed, if there is one. */
  firstMin?: string | undefined
  /** How many days it may be at most. */
  most?: number
  register: (name: Side) => UseFormRegisterReturn
  onChoose: (days: Days) => void
}

/** The first and the last day. A press on either opens one calendar for both; by keyboard they are typed. */
export function RangeFields({ labels, days, errors, min, firstMin, most, register, onChoose }: RangeFieldsProps) {
  const online = useOnline()
  const [Calendar, setCalendar] = useState<typeof RangeDialog>()
  const opener = useRef<HTMLButtonElement>(null)

  // The calendar takes the focus before the dialog around it can remember who had it.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && Calendar === undefined) opener.current?.focus({ preventScroll: true })
    wasOpen.current = Calendar !== undefined
  }, [Calendar])

  const openCalendar = () => void loadCalendar().then((loaded) => setCalendar(() => loaded), sayNoCalendar)

  const dateField = (name: Side, control: FieldControl) => (
    <div className="relative">
      <Input
        {...control}
        {...register(name)}
        type="date"
        min={name === 'startDate' ? firstMin : days.startDate > (firstMin ?? '') ? days.startDate : firstMin}
        aria-required="true"
        className="peer"
      />
      {/* The calendar's code is not cached for offline; dates can be typed. */}
      {online && (
        <PressedDate
          isHidden
          day={days[name]}
          onNear={() => void loadCalendar().catch(() => undefined)}
          onPress={openCalendar}
        />
      )}
    </div>
  )

  return (
    <div>
      <div className="pair-grid gap-5">
        {(['startDate', 'endDate'] as const).map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]}>
            {(control) => dateField(name, control)}
          </Field>
        ))}
      </div>
      <Button
        ref={opener}
        variant="ghost"
        className="pointer-events-none absolute text-accent-ink opacity-0 disabled:hidden focus-visible:pointer-events-auto focus-visible:static focus-visible:mt-2 focus-visible:opacity-100"
        disabled={!online}
        onClick={openCalendar}
      >
        <CalendarRange aria-hidden="true" />
        Choose both in one calendar
      </Button>
      {Calendar && (
        <Calendar
          days={days}
          min={min}
          most={most}
          onClose={() => setCalendar(undefined)}
          onChoose={(chosen) => {
            setCalendar(undefined)
            onChoose(chosen)
          }}
        />
      )}
    </div>
  )
}
