import { useState } from 'react'
import { PictureField } from '../../../../shared/forms/picture-field.tsx'
import type { CharterFormApi } from '../../model/charter-fields.ts'

type Target = 'image' | 'gallery'

interface CharterPicturesProps {
  form: CharterFormApi
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

/** Uploads the picture of a trip and those of its gallery: the server takes no addresses of other places. */
export function CharterPictures({ form, uploading, onUploading }: CharterPicturesProps) {
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
      <PictureField
        label="More images"
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
