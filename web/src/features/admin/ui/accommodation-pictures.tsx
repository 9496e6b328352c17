import { BoxField, LineField } from '../../../shared/forms/form-fields.tsx'
import { PictureField } from '../../../shared/forms/picture-field.tsx'
import type { AccommodationForm } from '@waymark/contract/stays/manage-accommodation-calls'
import { useState } from 'react'
import { ACCOMMODATION_LABELS as LABELS, type AccommodationFields } from '../model/accommodation-fields.ts'
import type { EntryFieldsProps } from './entry-dialog.tsx'

type Target = 'image' | 'gallery'

/** The picture of an accommodation and its gallery, by upload or by address. */
export function AccommodationPictures({
  form,
  uploading,
  onUploading,
}: EntryFieldsProps<AccommodationFields, AccommodationForm>) {
  const [target, setTarget] = useState<Target>()

  function setUploading(to: Target, isUploading: boolean): void {
    setTarget(isUploading ? to : undefined)
    onUploading(isUploading)
  }

  function addToGallery(url: string): void {
    const addresses = form.getValues('gallery').split('\n')
    const all = [...addresses.filter((address) => address.trim() !== ''), url]
    form.setValue('gallery', all.join('\n'), { shouldDirty: true })
  }

  return (
    <>
      <PictureField
        value={form.watch('imageUrl')}
        onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        uploading={uploading && target === 'image'}
        onUploading={(isUploading) => setUploading('image', isUploading)}
        error={undefined}
      />
      <LineField
        form={form}
        name="imageUrl"
        label={LABELS.imageUrl}
        hint="Filled in by an upload, or the address of a picture that was uploaded here."
      />
      <BoxField form={form} name="gallery" label={LABELS.gallery} hint="One address of an image per line." />
      <PictureField
        label="Gallery image"
        upload="Upload to gallery"
        value=""
        onChange={addToGallery}
        uploading={uploading && target === 'gallery'}
        onUploading={(isUploading) => setUploading('gallery', isUploading)}
        error={undefined}
      />
    </>
  )
}
