import { ImageUp, Trash2 } from 'lucide-react'
import { UPLOAD_FAILED } from '@waymark/contract/pictures/upload-calls'
import { useEffect, useId, useRef, useState } from 'react'
import { isSessionOver } from '../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.tsx'
import { Picture } from '../cards/picture.tsx'
import { ACCEPTED_PICTURES, pictureFault, uploadFault, uploadPicture } from '../files/upload-picture.ts'

interface PictureFieldProps {
  /** Label of the group of controls. */
  label?: string
  /** Label of the button while there is no picture. */
  upload?: string
  /** Class of the displayed picture. */
  pictureClass?: string
  /** The picture's URL; empty for none. */
  value: string
  onChange: (url: string) => void
  uploading: boolean
  onUploading: (uploading: boolean) => void
  /** The form's error message. */
  error: string | undefined
}

/** A picture that is uploaded as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const {
    label = 'Image',
    upload: uploadText = 'Upload image',
    pictureClass = 'aspect-3/2 w-full rounded-control',
    value,
    onChange,
    uploading,
    onUploading,
    error,
  } = props
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const isHere = useRef(true)
  const noteId = useId()
  const told = fault ?? error

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function upload(file: File): Promise<void> {
    onUploading(true)
    try {
      const url = await uploadPicture(file)
      if (!isHere.current) return
      onChange(url)
      notify.success('Image uploaded successfully!')
    } catch (error) {
      if (!isHere.current || isSessionOver(error)) return
      fail(uploadFault(error))
    } finally {
      if (isHere.current) onUploading(false)
    }
  }

  function fail(reason: string): void {
    setFault(reason)
    notify.error(UPLOAD_FAILED, reason === UPLOAD_FAILED ? undefined : reason)
  }

  function choose(file: File | undefined): void {
    if (file === undefined) return
    const reason = pictureFault(file)
    setFault(undefined)
    if (reason === undefined) void upload(file)
    else fail(reason)
  }

  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 text-[0.9375rem] font-semibold">
        {label} <span className="text-sm font-normal text-muted">optional</span>
      </legend>
      {value !== '' && (
        <Picture
          url={value}
          alt=""
          sizes="(width < 640px) 100vw, 29rem"
          first
          className={classNames('mb-3 bg-sunken object-cover', pictureClass)}
          fallback={<p className="mb-3 text-sm text-muted">There is no picture at this address.</p>}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          ref={chooser}
          variant="secondary"
          pending={uploading}
          aria-describedby={noteId}
          onClick={() => picker.current?.click()}
        >
          {!uploading && <ImageUp aria-hidden="true" />}
          {uploading ? 'Uploading image...' : value === '' ? uploadText : 'Replace image'}
        </Button>
        {value !== '' && !uploading && (
          <Button
            variant="ghost"
            onClick={() => {
              onChange('')
              setFault(undefined)
              chooser.current?.focus()
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove image
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_PICTURES}
        className="hidden"
        aria-label={`${label} file`}
        onChange={(event) => {
          choose(event.target.files?.[0])
          // So that choosing the same file again triggers a change.
          event.target.value = ''
        }}
      />
      <div id={noteId}>
        {told !== undefined && <FieldError>{told}</FieldError>}
        <p className="mt-1.5 text-sm text-muted">
          JPEG, PNG, WebP or AVIF, up to 10 MB. Where it was taken is not kept.
        </p>
      </div>
    </fieldset>
  )
}
