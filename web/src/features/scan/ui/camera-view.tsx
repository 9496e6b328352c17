import { Camera, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { takeFrame } from '../data/scan-session.ts'
import { useCamera } from '../data/use-camera.ts'

interface CameraViewProps {
  onClose: () => void
  /** Called if the camera cannot be opened. */
  onFault: (fault: string) => void
}

/** The camera's image. The camera is on while this is mounted. */
export function CameraView({ onClose, onFault }: CameraViewProps) {
  const { video, isReady } = useCamera(onFault)
  const take = useRef<HTMLButtonElement>(null)

  // The button that opened this is gone, and with it the focus.
  useEffect(() => take.current?.focus(), [])

  return (
    <>
      <div className="relative overflow-hidden rounded-card bg-sunken">
        {!isReady && (
          <div className="absolute inset-0 grid place-items-center">
            <LoadingScreen label="Starting the camera" visible />
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees, without sound */}
        <video
          ref={video}
          playsInline
          muted
          aria-label="What the camera sees"
          className="block aspect-4/3 max-h-[60dvh] w-full object-contain"
        />
      </div>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button
          ref={take}
          size="large"
          aria-disabled={isReady ? undefined : true}
          onClick={() => {
            if (isReady && video.current !== null) void takeFrame(video.current).finally(onClose)
          }}
        >
          <Camera aria-hidden="true" />
          Take photo
        </Button>
        <Button size="large" variant="secondary" onClick={onClose}>
          <X aria-hidden="true" />
          Close camera
        </Button>
      </div>
    </>
  )
}
