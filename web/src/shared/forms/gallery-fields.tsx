import { useState, type ReactNode } from 'react'
import { PictureField } from './picture-field.tsx'

interface Addresses {
  /** Of the main picture; empty for none. */
  imageUrl: string
  /** One address a line. */
  gallery: string
}

/** What of a form's methods is used: they are the same whatever else the form holds. */
interface GalleryForm {
  getValues: (name: 'gallery') => string
  watch: (name: 'imageUrl') => string
  setValue: (name: keyof Addresses, value: string, options: { shouldDirty: true }) => void
}

interface GalleryFieldsProps {
  form: GalleryForm
  /** Of the group that uploads to the gallery. */
  label: string
  uploading: boolean
  onUploading: (uploading: boolean) => void
  /** Stands between the two. */
  children?: ReactNode
}

/** Uploads the main picture and those of the gallery, one at a time. */
export function GalleryFields({ form, label, uploading, onUploading, children }: GalleryFieldsProps) {
  const [target, setTarget] = useState<keyof Addresses>()

  const uploadOf = (field: keyof Addresses) => ({
    uploading: uploading && target === field,
    onUploading: (isUploading: boolean) => {
      setTarget(isUploading ? field : undefined)
      onUploading(isUploading)
    },
  })

  function addToGallery(url: string): void {
    const addresses = form.getValues('gallery').split('\n')
    const all = [...addresses.filter((address) => address.trim() !== ''), url]
    form.setValue('gallery', all.join('\n'), { shouldDirty: true })
  }

  return (
    <>
      <PictureField
        {...uploadOf('imageUrl')}
        value={form.watch('imageUrl')}
        onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        error={undefined}
      />
      {children}
      <PictureField
        {...uploadOf('gallery')}
        label={label}
        upload="Upload to gallery"
        value=""
        onChange={addToGallery}
        error={undefined}
      />
    </>
  )
}
