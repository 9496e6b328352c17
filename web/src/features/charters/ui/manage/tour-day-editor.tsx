import { TOUR_ACTIVITY_TYPES, type TourActivityType } from '@waymark/contract/charter-trips/charter-trip'
import { Plus, Trash2 } from 'lucide-react'
import { nanoid } from 'nanoid'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { CharterFormApi } from '../../model/charter-fields.ts'

const TYPE_NAMES: Readonly<Record<TourActivityType, string>> = {
  activity: 'Activity',
  meal: 'Meal',
  accommodation: 'Accommodation',
  transport: 'Transport',
}

interface ActivityEditorProps {
  form: CharterFormApi
  day: number
  index: number
  onRemove: () => void
}

function ActivityEditor({ form, day, index, onRemove }: ActivityEditorProps) {
  const name = `tourPlan.${day}.activities.${index}` as const
  const errors = form.formState.errors.tourPlan?.[day]?.activities?.[index]
  const number = index + 1
  return (
    <li className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
      <Field label={`Activity ${number} title`} error={errors?.title?.message}>
        {(control) => <Input {...control} {...form.register(`${name}.title`)} dir="auto" />}
      </Field>
      <Field label={`Activity ${number} type`} error={errors?.type?.message}>
        {(control) => (
          <NativeSelect {...control} {...form.register(`${name}.type`)}>
            {TOUR_ACTIVITY_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_NAMES[type]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={`Activity ${number} time`} optional error={errors?.time?.message}>
        {(control) => <Input {...control} {...form.register(`${name}.time`)} dir="auto" />}
      </Field>
      <Field label={`Activity ${number} description`} optional error={errors?.description?.message}>
        {(control) => <Input {...control} {...form.register(`${name}.description`)} dir="auto" />}
      </Field>
      <Button variant="ghost" className="justify-self-start" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove activity {number}
      </Button>
    </li>
  )
}

interface TourDayEditorProps {
  form: CharterFormApi
  day: number
  onRemove: () => void
}

export function TourDayEditor({ form, day, onRemove }: TourDayEditorProps) {
  const name = `tourPlan.${day}` as const
  // A different key name, because activities have an `id` already.
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: `${name}.activities`,
    keyName: 'key',
  })
  const errors = form.formState.errors.tourPlan?.[day]
  return (
    <fieldset className="space-y-3 rounded-card bg-sunken p-4">
      <legend className="sr-only">Tour day {day + 1}</legend>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">Day {day + 1}</h3>
        <Button variant="ghost" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove tour day {day + 1}
        </Button>
      </div>
      <Field
        label="Day title"
        optional
        error={errors?.title?.message}
        hint={`Without one it is called Day ${day + 1}.`}
      >
        {(control) => <Input {...control} {...form.register(`${name}.title`)} dir="auto" />}
      </Field>
      <Field label="Day description" optional error={errors?.description?.message}>
        {(control) => <Input {...control} {...form.register(`${name}.description`)} dir="auto" />}
      </Field>
      <ul className="space-y-3">
        {fields.map(({ key }, index) => (
          <ActivityEditor key={key} form={form} day={day} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => append({ id: nanoid(), type: 'activity', title: '', time: '', description: '' })}
      >
        <Plus aria-hidden="true" />
        Add activity to day {day + 1}
      </Button>
    </fieldset>
  )
}
