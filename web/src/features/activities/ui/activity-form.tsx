import { ACTIVITY_CATEGORIES } from '@waymark/contract/activities/activity'
import type { ActivityForm as Entered } from '@waymark/contract/activities/activity-calls'
import { Controller, FormProvider, type UseFormReturn } from 'react-hook-form'
import { CATEGORY_NAMES } from '../../../shared/cards/activity-words.ts'
import { ActivityDatesField } from '../../../shared/forms/activity-dates-field.tsx'
import { ChoiceField } from '../../../shared/forms/form-fields.tsx'
import { PictureField } from '../../../shared/forms/picture-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import {
  ACTIVITY_LABELS as LABELS,
  MEETING_POINT_HINT,
  type ActivityFields,
} from '../../../shared/forms/activity-fields.ts'

const CATEGORY_OPTIONS = ACTIVITY_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_NAMES[category] }))

interface ActivityFormProps {
  form: UseFormReturn<ActivityFields, unknown, Entered>
  saving: boolean
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

/** The fields of an activity. */
export function ActivityForm({ form, saving, uploading, onUploading }: ActivityFormProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Fields busy={saving} className="space-y-5">
      <Field label={LABELS.title} error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} dir="auto" aria-required="true" />}
      </Field>
      <Field label={LABELS.description} optional error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} dir="auto" />}
      </Field>
      <Field label={LABELS.location} error={errors.location?.message}>
        {(field) => (
          <Input {...field} {...register('location')} dir="auto" aria-required="true" placeholder="City, country" />
        )}
      </Field>
      <Field label={LABELS.meetingPoint} optional error={errors.meetingPoint?.message} hint={MEETING_POINT_HINT}>
        {(field) => <Input {...field} {...register('meetingPoint')} dir="auto" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={LABELS.price} error={errors.price?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('price')}
              type="number"
              inputMode="decimal"
              min={0}
              step={0.01}
              aria-required="true"
            />
          )}
        </Field>
        <Field label={LABELS.duration} optional error={errors.duration?.message}>
          {(field) => <Input {...field} {...register('duration')} dir="auto" placeholder="3 hours" />}
        </Field>
      </div>
      <ChoiceField
        form={form}
        name="category"
        label={LABELS.category}
        options={CATEGORY_OPTIONS}
        placeholder="Select a category"
      />
      <FormProvider {...form}>
        <ActivityDatesField />
      </FormProvider>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field: { value, onChange } }) => (
          <PictureField
            value={value}
            onChange={onChange}
            uploading={uploading}
            onUploading={onUploading}
            error={errors.imageUrl?.message}
          />
        )}
      />
    </Fields>
  )
}
