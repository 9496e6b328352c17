import { Backpack } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { TRIP_TYPE_OPTIONS, type PackingFormApi } from '../model/packing-fields.ts'
import { ActivityField } from './activity-field.tsx'
import { DateFields, DestinationField } from './where-and-when.tsx'

interface PackingFormProps {
  form: PackingFormApi
  generating: boolean
  onSubmit: () => void
}

export function PackingForm({ form, generating, onSubmit }: PackingFormProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <form
      noValidate
      aria-label="Packing list"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Fields busy={generating} className="space-y-5">
        <DestinationField form={form} />
        <DateFields form={form} />
        <Field label="Trip Type" optional error={errors.tripType?.message}>
          {(fieldControl) => (
            <Controller
              control={control}
              name="tripType"
              render={({ field: { ref, name, value, onBlur, onChange } }) => (
                <Select
                  {...fieldControl}
                  ref={ref}
                  name={name}
                  value={value ?? ''}
                  onBlur={onBlur}
                  onValueChange={onChange}
                  disabled={generating}
                  options={TRIP_TYPE_OPTIONS}
                  placeholder="Select the type of your trip"
                />
              )}
            />
          )}
        </Field>
        <ActivityField registration={register('activities')} />
        <Field
          label="Special Requirements"
          optional
          error={errors.specialRequirements?.message}
          hint="It stays in your list and is used for nothing else."
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('specialRequirements')}
              dir="auto"
              placeholder="Traveling with a baby, medication, contact lenses …"
            />
          )}
        </Field>
      </Fields>
      <div className="mt-6 space-y-4">
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <Button type="submit" size="large" pending={generating} className="w-full">
          {!generating && <Backpack aria-hidden="true" />}
          {generating ? 'Generating Packing List...' : 'Generate Packing List'}
        </Button>
      </div>
    </form>
  )
}
