import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { takeFile } from '../data/scan-session.ts'
import { CameraView } from './camera-view.tsx'

interface PictureSourceProps {
  /** Why the last photo could not be used. */
  fault: string | undefined
  reading: boolean
}

/** Takes a photo with the camera, or accepts a chosen or dropped file. */
export function PictureSource({ fault, reading }: PictureSourceProps) {
  const [isCameraOpen, setCameraOpen] = useState(false)
  const [cameraFault, setCameraFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasCameraOpen = useRef(false)
  const told = cameraFault ?? fault

  // The button that closed the camera is gone, and with it the focus.
  useEffect(() => {
    if (wasCameraOpen.current && !isCameraOpen) opener.current?.focus()
    wasCameraOpen.current = isCameraOpen
  }, [isCameraOpen])

  function openCamera(isOpen: boolean, why?: string): void {
    setCameraOpen(isOpen)
    setCameraFault(why)
  }

  function choose(file: File | undefined): void {
    if (file === undefined) return
    setCameraFault(undefined)
    void takeFile(file)
  }

  if (isCameraOpen) {
    return (
      <Card>
        <h2 className="sr-only">Camera</h2>
        <CameraView onClose={() => openCamera(false)} onFault={(why) => openCamera(false, why)} />
      </Card>
    )
  }
  return (
    <Card>
      <DropZone onDrop={choose} busy={reading}>
        <div className="mx-auto grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <ImageUp aria-hidden="true" className="size-8" />
        </div>
        <h2 className="mt-5 text-xl">Show us a landmark</h2>
        <p className="mt-2 text-muted">
          Take a photo or choose one from this device<span className="max-md:hidden">; you can drop it here, too</span>.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button ref={opener} size="large" disabled={reading} onClick={() => openCamera(true)}>
            <Camera aria-hidden="true" />
            Open camera
          </Button>
          <Button size="large" variant="secondary" pending={reading} onClick={() => picker.current?.click()}>
            {!reading && <ImageUp aria-hidden="true" />}
            {reading ? 'Reading the photo' : 'Upload a photo'}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            className="hidden"
            aria-label="Photo"
            onChange={(event) => {
              choose(event.target.files?.[0])
              // So that choosing the same file again triggers a change.
              event.target.value = ''
            }}
          />
        </div>
      </DropZone>
      {told !== undefined && (
        <div className="mt-5">
          <FormError>{told}</FormError>
        </div>
      )}
    </Card>
  )
}
