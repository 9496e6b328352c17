import type { CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { BookingFields } from '../model/booking-fields.ts'

interface BookingFormProps {
  id: string
  form: UseFormReturn<BookingFields, unknown, CharterBookingForm>
  most: number
  /** Undefined while the participants are no number of people. */
  total: string | undefined
  busy: boolean
  onSubmit: () => void
}

export function BookingForm({ id, form, most, total, busy, onSubmit }: BookingFormProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Fields busy={busy} className="space-y-4">
        <legend className="sr-only">Who travels</legend>
        <Field label="Full name" error={errors.customerName?.message}>
          {(control) => <Input {...control} {...register('customerName')} dir="auto" autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.customerEmail?.message}>
          {(control) => (
            <Input {...control} {...register('customerEmail')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field label="Phone number" error={errors.customerPhone?.message}>
          {(control) => <Input {...control} {...register('customerPhone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label="Number of participants" error={errors.participants?.message}>
          {(control) => <Stepper {...control} {...register('participants')} min={1} max={most} step={1} />}
        </Field>
        <Field label="Special requests" optional error={errors.specialRequests?.message}>
          {(control) => <Textarea {...control} {...register('specialRequests')} dir="auto" rows={3} />}
        </Field>
      </Fields>
      <p className="mt-5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">Total</span>
        <output className="font-display text-xl font-semibold">{total ?? 'Choose how many people travel'}</output>
      </p>
    </form>
  )
}
