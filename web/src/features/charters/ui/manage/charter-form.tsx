import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { DateField } from '../../../../shared/forms/date-field.tsx'
import { BoxField, LineField, TickField } from '../../../../shared/forms/form-fields.tsx'
import { GalleryFields } from '../../../../shared/forms/gallery-fields.tsx'
import type { CharterFormApi } from '../../model/charter-fields.ts'
import { CHARTER_LABELS as LABELS } from '../../model/charter-labels.ts'
import { ItineraryEditor } from './itinerary-editor.tsx'
import { Fields } from '../../../../ui/fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TourDayEditor } from './tour-day-editor.tsx'

function TourPlanEditor({ form }: { form: CharterFormApi }) {
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

const PAIR = 'grid gap-4 sm:grid-cols-2'
const COMMAS = 'Separate entries with commas.'

interface CharterFormProps {
  form: CharterFormApi
  saving: boolean
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="space-y-4 border-b border-line pb-5">
    <h3 className="text-lg">{heading}</h3>
    {children}
  </section>
)

/** All fields of a charter trip that administrators can edit. */
export function CharterForm({ form, saving, uploading, onUploading }: CharterFormProps) {
  return (
    <Fields busy={saving} className="space-y-4">
      <legend className="sr-only">Charter trip</legend>
      <Part heading="The trip">
        <LineField form={form} name="title" label={LABELS.title} required />
        <LineField form={form} name="destination" label={LABELS.destination} required />
        <BoxField form={form} name="description" label={LABELS.description} />
        <div className={PAIR}>
          <TickField form={form} name="isActive" label={LABELS.isActive} />
          <TickField form={form} name="featured" label={LABELS.featured} />
        </div>
      </Part>
      <Part heading="Dates, price and seats">
        <div className={PAIR}>
          <DateField form={form} name="startDate" label={LABELS.startDate} required />
          <DateField form={form} name="endDate" label={LABELS.endDate} required />
          <LineField form={form} name="price" label={LABELS.price} required type="number" step="0.01" />
          <LineField
            form={form}
            name="maxParticipants"
            label={LABELS.maxParticipants}
            required
            type="number"
            step="1"
          />
          <LineField form={form} name="duration" label={LABELS.duration} hint="In words, such as 5 days." />
        </div>
      </Part>
      <Part heading="Images">
        <LineField form={form} name="imageUrl" label={LABELS.imageUrl} />
        <BoxField form={form} name="gallery" label={LABELS.gallery} hint="One address of an image per line." />
        <GalleryFields form={form} label="More images" uploading={uploading} onUploading={onUploading} />
      </Part>
      <Part heading="What it includes">
        <BoxField form={form} name="includes" label={LABELS.includes} hint={COMMAS} />
        <BoxField form={form} name="excludes" label={LABELS.excludes} hint={COMMAS} />
      </Part>
      <Part heading="Meeting and getting ready">
        <div className={PAIR}>
          <LineField form={form} name="departureLocation" label={LABELS.departureLocation} />
          <LineField form={form} name="departureTime" label={LABELS.departureTime} />
          <LineField form={form} name="returnTime" label={LABELS.returnTime} />
          <LineField form={form} name="dressCode" label={LABELS.dressCode} />
        </div>
        <BoxField form={form} name="location" label={LABELS.location} hint="The meeting point in words, or JSON." />
        <BoxField form={form} name="requirements" label={LABELS.requirements} />
      </Part>
      <Part heading="What travellers said">
        <BoxField form={form} name="reviews" label={LABELS.reviews} hint="One comment per line, or JSON." />
      </Part>
      <ItineraryEditor form={form} />
      <TourPlanEditor form={form} />
    </Fields>
  )
}
