import { BoxField, LineField, TickField } from '../../../../domain/form-fields.tsx'
import type { CharterFormApi } from '../../logic/charter-fields.ts'
import { ItineraryEditor } from './itinerary-editor.tsx'
import { TourPlanEditor } from './tour-plan-editor.tsx'

const PAIR = 'grid gap-4 sm:grid-cols-2'
const COMMAS = 'Separate entries with commas.'

interface CharterFormProps {
  id: string
  form: CharterFormApi
  onSubmit: () => void
}

/** All that is stored of a charter trip, but the seats that are taken. */
export function CharterForm({ id, form, onSubmit }: CharterFormProps) {
  const { isSubmitting } = form.formState
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset disabled={isSubmitting} className="space-y-4">
        <legend className="sr-only">Charter trip</legend>
        <LineField form={form} name="title" label="Title" required />
        <LineField form={form} name="destination" label="Destination" required />
        <BoxField form={form} name="description" label="Description" />
        <div className={PAIR}>
          <LineField form={form} name="startDate" label="Start date" required type="date" />
          <LineField form={form} name="endDate" label="End date" required type="date" />
          <LineField form={form} name="price" label="Price per person ($)" required type="number" step="0.01" />
          <LineField form={form} name="maxParticipants" label="Max participants" required type="number" step="1" />
          <LineField form={form} name="duration" label="Duration" hint="In words, such as 5 days." />
          <LineField form={form} name="imageUrl" label="Image address" />
        </div>
        <BoxField form={form} name="gallery" label="Gallery" hint="One address of an image per line." />
        <BoxField form={form} name="includes" label="Includes" hint={COMMAS} />
        <BoxField form={form} name="excludes" label="Excludes" hint={COMMAS} />
        <div className={PAIR}>
          <LineField form={form} name="departureLocation" label="Departure location" />
          <LineField form={form} name="departureTime" label="Departure time" />
          <LineField form={form} name="returnTime" label="Return time" />
          <LineField form={form} name="dressCode" label="Dress code" />
        </div>
        <BoxField form={form} name="requirements" label="Requirements" />
        <BoxField form={form} name="location" label="Location" hint="The meeting point in words, or JSON." />
        <BoxField form={form} name="reviews" label="Reviews" hint="One comment per line, or JSON." />
        <div className={PAIR}>
          <TickField form={form} name="isActive" label="Active" />
          <TickField form={form} name="featured" label="Featured" />
        </div>
        <ItineraryEditor form={form} />
        <TourPlanEditor form={form} />
      </fieldset>
    </form>
  )
}
