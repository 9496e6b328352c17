import { parseImageDataUrl } from '@waymark/contract/scans/scan-image'
import type { ScanImageType } from '@waymark/contract/scans/scan'
import { AppError } from '../platform/app-error.ts'
import { MalformedPictureError } from './malformed-picture.ts'
import { stripMetadata } from './strip-metadata.ts'

/** A picture without metadata. */
export interface Picture {
  readonly type: ScanImageType
  readonly bytes: Buffer
}

const UNREADABLE = 'The image cannot be read'

/** Decodes the data URL in `field`. Throws `invalid-argument` if the picture is incomplete. */
export function sentPicture(dataUrl: string, field: string): Picture {
  try {
    const parsed = parseImageDataUrl(dataUrl)
    if (parsed === undefined) throw new MalformedPictureError()
    return { type: parsed.type, bytes: stripMetadata(parsed.type, Buffer.from(parsed.base64, 'base64')) }
  } catch (error) {
    if (!(error instanceof MalformedPictureError)) throw error
    throw new AppError('invalid-argument', 'a picture that is not whole', {
      message: UNREADABLE,
      fields: { [field]: UNREADABLE },
    })
  }
}
