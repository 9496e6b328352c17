import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { CharterFormApi } from '../../model/charter-fields.ts'

/** Edits the days of the short itinerary. */
export function ItineraryEditor({ form }: { form: CharterFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'itinerary' })
  const errors = form.formState.errors.itinerary
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-display text-lg font-semibold">Itinerary</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid gap-3 rounded-card bg-sunken p-4 sm:grid-cols-[1fr_1.5fr_auto] sm:items-end">
          <Field label={`Day ${index + 1} title`} error={errors?.[index]?.title?.message}>
            {(control) => <Input {...control} {...form.register(`itinerary.${index}.title`)} dir="auto" />}
          </Field>
          <Field label={`Day ${index + 1} text`} error={errors?.[index]?.description?.message}>
            {(control) => <Input {...control} {...form.register(`itinerary.${index}.description`)} dir="auto" />}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove day ${index + 1} of the itinerary`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button variant="secondary" onClick={() => append({ title: '', description: '' })}>
        <Plus aria-hidden="true" />
        Add itinerary day
      </Button>
    </fieldset>
  )
}
