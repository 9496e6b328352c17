import { useEffect, useRef, useState, type RefObject } from 'react'

const INSTEAD = 'You can upload a photo instead.'

const FAULTS: Readonly<Record<string, string>> = {
  NotAllowedError: `The camera may not be used. Allow it in the settings of your browser and try again. ${INSTEAD}`,
  NotFoundError: `No camera was found on this device. ${INSTEAD}`,
  NotReadableError: `The camera is in use by another app. Close that app and try again. ${INSTEAD}`,
}

/** The message for a camera that could not be opened. */
const cameraFault = (error: unknown): string =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? `The camera could not be opened. ${INSTEAD}`

const NO_CAMERA_HERE = `This browser does not give pages a camera. ${INSTEAD}`
const CAMERA_ENDED = `The camera was turned off. ${INSTEAD}`

/** The rear camera in video resolution, because the picture is resized anyway. */
const CAMERA: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

interface Camera {
  /** Shows the camera's image. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isReady: boolean
}

/** Opens the camera while the component is mounted. `onFault` is called if it cannot be opened or stops. */
export function useCamera(onFault: (fault: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const reportFault = useRef(onFault)
  useEffect(() => {
    reportFault.current = onFault
  })

  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())

    async function open(): Promise<void> {
      // Missing on insecure pages.
      if (!('mediaDevices' in navigator)) throw new TypeError(NO_CAMERA_HERE)
      stream = await navigator.mediaDevices.getUserMedia(CAMERA)
      // Permission may have been granted after the user left.
      if (isGone || video.current === null) {
        stop()
        return
      }
      for (const track of stream.getTracks()) track.addEventListener('ended', () => reportFault.current(CAMERA_ENDED))
      video.current.srcObject = stream
      await video.current.play()
      if (!isGone) setReady(true)
    }

    open().catch((error: unknown) => {
      stop()
      if (!isGone) reportFault.current('mediaDevices' in navigator ? cameraFault(error) : NO_CAMERA_HERE)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])

  return { video, isReady }
}
