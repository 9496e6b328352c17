import { LIMITS } from '@waymark/contract/limits'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { localToday } from '../time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Input } from '../../ui/input.tsx'
import { DateInput } from './date-input.tsx'
import { NO_DATE, type DateFields } from './activity-fields.ts'

/** Edits the form's `dates`: when the activity takes place, and its capacity. */
export function ActivityDatesField() {
  const form = useFormContext<{ dates: DateFields[] }>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dates' })
  const [today] = useState(() => localToday(new Date()))
  const errors = form.formState.errors.dates
  const message = errors?.root?.message ?? errors?.message
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 text-[0.9375rem] font-semibold">Dates</legend>
      <p className="text-sm text-muted">
        Times are those of the place. Without dates it can be booked for any time, by any number of people.
      </p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 rounded-control bg-sunken p-4 sm:grid-cols-[1.4fr_1fr_0.8fr_auto]"
        >
          <div className="max-sm:col-span-3">
            <Field label={`Day ${index + 1}`} error={errors?.[index]?.day?.message}>
              {(control) => (
                <DateInput
                  {...control}
                  {...form.register(`dates.${index}.day`)}
                  title={`Day ${index + 1}`}
                  min={today}
                  max={undefined}
                  day={form.watch(`dates.${index}.day`)}
                  onPick={(day) =>
                    form.setValue(`dates.${index}.day`, day, { shouldDirty: true, shouldValidate: true })
                  }
                />
              )}
            </Field>
          </div>
          <Field label={`Time ${index + 1}`}>
            {(control) => <Input {...control} {...form.register(`dates.${index}.time`)} type="time" />}
          </Field>
          <Field label={`Places ${index + 1}`} error={errors?.[index]?.places?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register(`dates.${index}.places`)}
                type="number"
                inputMode="numeric"
                min={1}
                max={LIMITS.participants}
              />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="mt-7.5"
            aria-label={`Remove date ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      {message !== undefined && <FormError>{message}</FormError>}
      {fields.length < LIMITS.activityDates && (
        <Button variant="secondary" onClick={() => append({ ...NO_DATE })}>
          <Plus aria-hidden="true" />
          Add date
        </Button>
      )}
    </fieldset>
  )
}
