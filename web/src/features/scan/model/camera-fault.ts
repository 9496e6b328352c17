const INSTEAD = 'You can upload a photo instead.'

const FAULTS: Readonly<Record<string, string>> = {
  NotAllowedError: `The camera may not be used. Allow it in the settings of your browser and try again. ${INSTEAD}`,
  NotFoundError: `No camera was found on this device. ${INSTEAD}`,
  NotReadableError: `The camera is in use by another app. Close that app and try again. ${INSTEAD}`,
}

/** What to tell about a camera that could not be opened. */
export const cameraFault = (error: unknown): string =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? `The camera could not be opened. ${INSTEAD}`

export const NO_CAMERA_HERE = `This browser does not give pages a camera. ${INSTEAD}`
export const CAMERA_ENDED = `The camera was turned off. ${INSTEAD}`
