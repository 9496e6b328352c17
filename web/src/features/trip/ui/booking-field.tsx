import type { Booking } from '@waymark/contract/bookings/booking'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { kindOf, startOf } from '../model/booked-stop.ts'
import type { StopFields, StopForm } from '../model/stop-fields.ts'

interface BookingFieldProps {
  form: UseFormReturn<StopFields, unknown, StopForm>
  bookings: readonly Booking[]
}

const NONE = 'none'

/** Links the stop to a booking, and fills in empty fields from it. */
export function BookingField({ form, bookings }: BookingFieldProps) {
  const { control, getValues, setValue } = form
  const bookingId = useWatch({ control, name: 'bookingId' })
  const isOwn = bookings.some(({ id }) => id === bookingId)
  if (bookings.length === 0 && bookingId === null) return null

  function take(id: string): void {
    const booking = bookings.find((each) => each.id === id)
    setValue('bookingId', id === NONE ? null : id, { shouldDirty: true })
    if (booking === undefined) return
    setValue('kind', kindOf(booking), { shouldDirty: true })
    if (getValues('title').trim() === '') setValue('title', booking.title, { shouldDirty: true, shouldValidate: true })
    if (getValues('startsAt') === '') setValue('startsAt', startOf(booking) ?? '', { shouldDirty: true })
  }

  return (
    <Field label="Booking" optional>
      {(attributes) => (
        <Select
          {...attributes}
          value={bookingId ?? NONE}
          onValueChange={take}
          placeholder="None"
          options={[
            { value: NONE, label: 'None' },
            ...(bookingId === null || isOwn ? [] : [{ value: bookingId, label: 'Another booking' }]),
            ...bookings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </Field>
  )
}
