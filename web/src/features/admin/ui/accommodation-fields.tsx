import type { AccommodationForm } from '@waymark/contract/stays/manage-accommodation-calls'
import { ACCOMMODATION_CATEGORIES, PROPERTY_TYPES } from '@waymark/contract/stays/accommodation'
import { CURRENCIES } from '@waymark/contract/money'
import { BoxField, ChoiceField, LineField, TickField } from '../../../shared/forms/form-fields.tsx'
import { GalleryFields } from '../../../shared/forms/gallery-fields.tsx'
import { ACCOMMODATION_LABELS as LABELS, type AccommodationFields as Fields } from '../model/accommodation-fields.ts'
import { wordName } from '../model/accommodation-columns.ts'
import type { EntryFieldsProps } from './entry-dialog.tsx'
import { PoliciesEditor } from './policies-editor.tsx'

const PAIR = 'grid gap-5 sm:grid-cols-2'

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: wordName(word) }))
const TYPES = optionsOf(PROPERTY_TYPES)
const CATEGORIES = optionsOf(ACCOMMODATION_CATEGORIES)
const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }))

/** All fields of a stay that administrators can edit. */
export function AccommodationFields({ form, uploading, onUploading }: EntryFieldsProps<Fields, AccommodationForm>) {
  return (
    <>
      <LineField form={form} name="title" label={LABELS.title} required />
      <BoxField form={form} name="description" label={LABELS.description} />
      <div className={PAIR}>
        <LineField form={form} name="location" label={LABELS.location} required placeholder="City, country" />
        <LineField form={form} name="address" label={LABELS.address} />
        <LineField
          form={form}
          name="pricePerNight"
          label={LABELS.pricePerNight}
          required
          type="number"
          min={0}
          step="0.01"
        />
        <ChoiceField
          form={form}
          name="currency"
          label={LABELS.currency}
          required
          options={CURRENCY_OPTIONS}
          placeholder="Select a currency"
        />
        <LineField form={form} name="maxGuests" label={LABELS.maxGuests} required type="number" min={1} step="1" />
        <LineField form={form} name="bedrooms" label={LABELS.bedrooms} type="number" min={0} step="1" />
        <LineField form={form} name="bathrooms" label={LABELS.bathrooms} type="number" min={0} step="0.5" />
        <LineField
          form={form}
          name="rating"
          label={LABELS.rating}
          hint="From 0 to 5, with one decimal."
          type="number"
          min={0}
          max={5}
          step="0.1"
        />
        <ChoiceField
          form={form}
          name="propertyType"
          label={LABELS.propertyType}
          required
          options={TYPES}
          placeholder="Select a property type"
        />
        <ChoiceField
          form={form}
          name="category"
          label={LABELS.category}
          options={CATEGORIES}
          placeholder="Select a category"
        />
      </div>
      <GalleryFields form={form} label="Gallery image" uploading={uploading} onUploading={onUploading}>
        <LineField
          form={form}
          name="imageUrl"
          label={LABELS.imageUrl}
          hint="Filled in by an upload, or the address of a picture that was uploaded here."
        />
        <BoxField form={form} name="gallery" label={LABELS.gallery} hint="One address of an image per line." />
      </GalleryFields>
      <BoxField
        form={form}
        name="amenities"
        label={LABELS.amenities}
        hint="Separate entries with commas, such as wifi, parking, breakfast, pool."
      />
      <div className={PAIR}>
        <LineField form={form} name="checkInTime" label={LABELS.checkInTime} placeholder="3:00 PM" />
        <LineField form={form} name="checkOutTime" label={LABELS.checkOutTime} placeholder="11:00 AM" />
      </div>
      <BoxField form={form} name="cancellationPolicy" label={LABELS.cancellationPolicy} />
      <PoliciesEditor form={form} />
      <div className={PAIR}>
        <LineField form={form} name="lat" label={LABELS.lat} type="number" step="any" />
        <LineField form={form} name="lng" label={LABELS.lng} type="number" step="any" />
        <LineField form={form} name="hostId" label={LABELS.hostId} />
      </div>
      <div className="grid gap-x-5 sm:grid-cols-3">
        <TickField form={form} name="instantBook" label={LABELS.instantBook} />
        <TickField form={form} name="featured" label={LABELS.featured} />
        <TickField form={form} name="isActive" label={LABELS.isActive} />
      </div>
    </>
  )
}
