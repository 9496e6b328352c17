import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import type { CharterFormApi } from '../../model/charter-fields.ts'
import { TourDayEditor } from './tour-day-editor.tsx'

export function TourPlanEditor({ form }: { form: CharterFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tourPlan' })
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-display text-lg font-semibold">Tour plan</legend>
      {fields.map(({ id }, index) => (
        <TourDayEditor key={id} form={form} day={index} onRemove={() => remove(index)} />
      ))}
      <Button variant="secondary" onClick={() => append({ title: '', description: '', activities: [] })}>
        <Plus aria-hidden="true" />
        Add tour day
      </Button>
    </fieldset>
  )
}
