import { ACTIVITY_CATEGORIES } from '@waymark/contract/activities/activity'
import type { AdminActivityForm } from '@waymark/contract/activities/activity-calls'
import { FormProvider } from 'react-hook-form'
import { CATEGORY_NAMES } from '../../../shared/cards/activity-words.ts'
import { ActivityDatesField } from '../../../shared/forms/activity-dates-field.tsx'
import { MEETING_POINT_HINT } from '../../../shared/forms/activity-fields.ts'
import { BoxField, ChoiceField, LineField, TickField } from '../../../shared/forms/form-fields.tsx'
import { PictureField } from '../../../shared/forms/picture-field.tsx'
import { ADMIN_ACTIVITY_LABELS as LABELS, type AdminActivityFields as Fields } from '../model/activity-fields.ts'
import type { EntryFieldsProps } from './entry-dialog.tsx'

const CATEGORIES = ACTIVITY_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_NAMES[category] }))

/** All fields of an activity that administrators can edit. */
export function ActivityFields({ form, uploading, onUploading }: EntryFieldsProps<Fields, AdminActivityForm>) {
  return (
    <>
      <LineField form={form} name="title" label={LABELS.title} required />
      <BoxField form={form} name="description" label={LABELS.description} />
      <LineField form={form} name="location" label={LABELS.location} required placeholder="City, country" />
      <LineField form={form} name="meetingPoint" label={LABELS.meetingPoint} hint={MEETING_POINT_HINT} />
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField form={form} name="price" label={LABELS.price} required type="number" min={0} step="0.01" />
        <LineField form={form} name="duration" label={LABELS.duration} placeholder="3 hours" />
        <ChoiceField
          form={form}
          name="category"
          label={LABELS.category}
          options={CATEGORIES}
          placeholder="Select a category"
        />
        <LineField
          form={form}
          name="rating"
          label={LABELS.rating}
          hint="From 1 to 5, with one decimal."
          type="number"
          min={1}
          max={5}
          step="0.1"
        />
      </div>
      <FormProvider {...form}>
        <ActivityDatesField />
      </FormProvider>
      <PictureField
        value={form.watch('imageUrl')}
        onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        uploading={uploading}
        onUploading={onUploading}
        error={undefined}
      />
      <LineField
        form={form}
        name="imageUrl"
        label={LABELS.imageUrl}
        hint="Filled in by an upload, or the address of a picture that was uploaded here."
      />
      <TickField form={form} name="isAvailable" label={LABELS.isAvailable} />
    </>
  )
}
