import type { ActivityBookingForm } from '@waymark/contract/bookings/booking-calls'
import { LIMITS } from '@waymark/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { BookingFields } from '../model/booking-fields.ts'

interface BookingFormProps {
  id: string
  form: UseFormReturn<BookingFields, unknown, ActivityBookingForm>
  booking: boolean
  /** The field of the number of people has been left. */
  onParticipantsLeft: () => void
  onSubmit: () => void
}

export function BookingForm({ id, form, booking, onParticipantsLeft, onSubmit }: BookingFormProps) {
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
      <Fields busy={booking} className="space-y-5">
        <Field label="Full Name" error={errors.customerName?.message}>
          {(field) => (
            <Input {...field} {...register('customerName')} dir="auto" autoComplete="name" aria-required="true" />
          )}
        </Field>
        <Field label="Email" error={errors.customerEmail?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('customerEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              aria-required="true"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Phone Number" error={errors.customerPhone?.message}>
            {(field) => (
              <Input {...field} {...register('customerPhone')} type="tel" autoComplete="tel" aria-required="true" />
            )}
          </Field>
          <Field label="Participants" error={errors.participants?.message}>
            {(field) => (
              <Stepper
                {...field}
                {...register('participants', { onBlur: onParticipantsLeft })}
                min={1}
                max={LIMITS.participants}
                step={1}
                aria-required="true"
              />
            )}
          </Field>
        </div>
        <Field label="Special Requests" optional error={errors.specialRequests?.message}>
          {(field) => <Textarea {...field} {...register('specialRequests')} dir="auto" rows={3} />}
        </Field>
      </Fields>
    </form>
  )
}
