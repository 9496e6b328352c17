import { PICTURE_WIDTH, publicPictureUrl, STORAGE_ORIGIN } from '@waymark/contract/pictures/public-pictures'
import { bucket, isFileMissing } from '../platform/bucket.ts'
import { fileOf } from './picture-place.ts'

/** One width of a public picture. */
export interface PictureFile {
  readonly path: string
  readonly madeAt: Date
}

/** Public origin of the files: Google's, or the local Storage emulator's. */
function origin(): string {
  const local = process.env['FIREBASE_STORAGE_EMULATOR_HOST']
  return local === undefined ? STORAGE_ORIGIN : `http://${local.replace(/^https?:\/\//, '')}`
}

export const addressOfPicture = (path: string): string => publicPictureUrl(origin(), bucket().name, path)

/** Stores a WebP picture. Files are immutable. */
export async function putPicture(path: string, bytes: Buffer): Promise<void> {
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    })
}

/**
 * Whether a picture was uploaded.
 * @param picture its path without a width
 */
export async function isPictureThere(picture: string): Promise<boolean> {
  const [isThere] = await bucket().file(fileOf(picture, PICTURE_WIDTH)).exists()
  return isThere
}

/** Up to `limit` files of a folder, by name. */
export async function listPictures(folder: string, limit: number): Promise<PictureFile[]> {
  const [files] = await bucket().getFiles({ prefix: folder, maxResults: limit, autoPaginate: false })
  return files.map(({ name, metadata }) => ({ path: name, madeAt: new Date(metadata.timeCreated ?? 0) }))
}

/** Deletes a file if it exists. */
export async function deletePicture(path: string): Promise<void> {
  try {
    await bucket().file(path).delete()
  } catch (error) {
    if (!isFileMissing(error)) throw error
  }
}
