import type { AccommodationForm } from '@waymark/contract/stays/manage-accommodation-calls'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { ACCOMMODATION_LABELS, type AccommodationFields } from '../model/accommodation-fields.ts'

interface PoliciesEditorProps {
  form: UseFormReturn<AccommodationFields, unknown, AccommodationForm>
}

/** Edits house rules, each with a name and a text. */
export function PoliciesEditor({ form }: PoliciesEditorProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'policies' })
  const errors = form.formState.errors.policies
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 text-[0.9375rem] font-semibold">{ACCOMMODATION_LABELS.policies}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid gap-3 rounded-control bg-sunken p-4 sm:grid-cols-[1fr_1.6fr_auto] sm:items-start">
          <Field label={`Policy ${index + 1} name`} error={errors?.[index]?.name?.message}>
            {(control) => (
              <Input {...control} {...form.register(`policies.${index}.name`)} dir="auto" placeholder="Pets" />
            )}
          </Field>
          <Field label={`Policy ${index + 1} text`} error={errors?.[index]?.text?.message}>
            {(control) => (
              <Input {...control} {...form.register(`policies.${index}.text`)} dir="auto" placeholder="Welcome" />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="sm:mt-7.5"
            aria-label={`Remove policy ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button variant="secondary" onClick={() => append({ name: '', text: '' })}>
        <Plus aria-hidden="true" />
        Add policy
      </Button>
    </fieldset>
  )
}
