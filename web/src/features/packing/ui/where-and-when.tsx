import { PACKING_DAYS } from '@waymark/contract/packing/packing-list'
import { useState } from 'react'
import type { PackingFormApi } from '../model/packing-fields.ts'
import { RangeFields } from '../../../shared/forms/range-fields.tsx'
import { localToday } from '../../../shared/time/dates.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

export function DestinationField({ form: { register, formState } }: { form: PackingFormApi }) {
  return (
    <Field label="Destination" error={formState.errors.destination?.message}>
      {(control) => (
        <Input
          {...control}
          {...register('destination')}
          dir="auto"
          autoComplete="off"
          aria-required="true"
          placeholder="Where are you going?"
        />
      )}
    </Field>
  )
}

const DATES = { startDate: 'Start Date', endDate: 'End Date' }

export function DateFields({ form }: { form: PackingFormApi }) {
  const { register, formState, watch, setValue } = form
  const { errors } = formState
  const [today] = useState(() => localToday(new Date()))
  const [startDate, endDate] = watch(['startDate', 'endDate'])
  return (
    <RangeFields
      labels={DATES}
      days={{ startDate, endDate }}
      errors={{ startDate: errors.startDate?.message, endDate: errors.endDate?.message }}
      // A list of a trip that has begun keeps its first day.
      min={startDate !== '' && startDate < today ? startDate : today}
      most={PACKING_DAYS}
      register={(name) => register(name, name === 'startDate' ? { deps: ['endDate'] } : {})}
      onChoose={(days) => {
        const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
        setValue('startDate', days.startDate, options)
        setValue('endDate', days.endDate, options)
      }}
    />
  )
}
