import { useState, type ReactNode } from 'react'
import { PictureField } from './picture-field.tsx'

interface Addresses {
  /** URL of the main picture; empty for none. */
  imageUrl: string
  /** One URL per line. */
  gallery: string
}

/** The part of react-hook-form's methods that is used, independent of the form's other fields. */
interface GalleryForm {
  getValues: (name: 'gallery') => string
  watch: (name: 'imageUrl') => string
  setValue: (name: keyof Addresses, value: string, options: { shouldDirty: true }) => void
}

interface GalleryFieldsProps {
  form: GalleryForm
  /** Label of the gallery's group. */
  label: string
  uploading: boolean
  onUploading: (uploading: boolean) => void
  /** Rendered between main picture and gallery. */
  children?: ReactNode
}

/** Uploads the main picture and the gallery, one picture at a time. */
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
