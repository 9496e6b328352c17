import { createHash } from 'node:crypto'
import type { SentFile } from '@waymark/contract/endpoint'
import { fileTypeOf } from '@waymark/contract/file-type'
import { PICTURE_WIDTH } from '@waymark/contract/pictures/public-pictures'
import { UPLOAD_FAILED, UPLOADED_IMAGE_TYPES } from '@waymark/contract/pictures/upload-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { addressOfPicture, putPicture } from './public-pictures-store.ts'
import { encodePicture } from './encode-picture.ts'
import { fileOf, picturePath, type Uploader } from './picture-place.ts'
import { sweepPictures } from './sweep-pictures.ts'
import type { HandlerOf } from '../handler.ts'

const WRONG_TYPE = 'The image must be a JPEG, PNG, WebP or AVIF picture'

/** Derived from the content: uploading a picture twice stores it once, and the content of a URL never changes. */
const idOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 20)

/**
 * Stores a public picture.
 * @returns its URL
 */
export const uploadPicture = ({ bytes }: SentFile, uploader: Uploader): Promise<string> =>
  failingWith(UPLOAD_FAILED, async () => {
    const found = fileTypeOf(bytes)
    const type = UPLOADED_IMAGE_TYPES.find((taken) => taken === found)
    if (type === undefined) {
      throw new AppError('invalid-argument', 'a file of another type', {
        message: WRONG_TYPE,
        fields: { image: WRONG_TYPE },
      })
    }
    const widths = await encodePicture(bytes, type)
    const picture = picturePath(uploader, idOf(bytes))
    await Promise.all(widths.map((encoded) => putPicture(fileOf(picture, encoded.width), encoded.bytes)))
    await sweepPictures(uploader.uid)
    return addressOfPicture(fileOf(picture, PICTURE_WIDTH))
  })

export const uploadImage: HandlerOf<'uploadImage'> = async ({ files }, { caller }) => ({
  imageUrl: await uploadPicture(files.image, caller),
})
