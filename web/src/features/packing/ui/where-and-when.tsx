import type { PackingFormApi } from '../model/packing-fields.ts'
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

export function DateFields({ form: { register, formState, watch } }: { form: PackingFormApi }) {
  const { errors } = formState
  return (
    <div className="pair-grid gap-5">
      <Field label="Start Date" error={errors.startDate?.message}>
        {(control) => (
          <Input {...control} {...register('startDate', { deps: ['endDate'] })} type="date" aria-required="true" />
        )}
      </Field>
      <Field label="End Date" error={errors.endDate?.message}>
        {(control) => (
          <Input {...control} {...register('endDate')} type="date" min={watch('startDate')} aria-required="true" />
        )}
      </Field>
    </div>
  )
}
