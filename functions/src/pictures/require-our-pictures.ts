import { PICTURE_WIDTHS, picturePathIn } from '@waymark/contract/pictures/public-pictures'
import { AppError } from '../platform/app-error.ts'
import { addressOfPicture, isPictureThere } from './public-pictures-store.ts'
import { catalogFolder, fileOf, submissionsFolder } from './picture-place.ts'

/** Illustrations shipped with the app: web/public/illustrations. */
const DRAWN = /^\/illustrations\/[\w-]+\.svg$/

const ELSEWHERE = 'Please upload the picture: addresses of other places are not taken'

/** Path of an uploaded picture; undefined for look-alike addresses of other buckets. */
function pathOf(url: string): string | undefined {
  const path = picturePathIn(url)
  if (path === undefined) return undefined
  return PICTURE_WIDTHS.some((width) => addressOfPicture(fileOf(path, width)) === url) ? path : undefined
}

/**
 * Throws `invalid-argument` for a picture that was not uploaded here. A foreign host would learn who views the picture,
 * and could replace it after review.
 * @param folders of permitted uploaders; anyone if empty
 */
async function requireUploaded(field: string, url: string, folders: readonly string[] = []): Promise<void> {
  if (DRAWN.test(url)) return
  const path = pathOf(url)
  const isOf = (folder: string) => path?.startsWith(folder) === true
  const mayShow = path !== undefined && (folders.length === 0 || folders.some(isOf))
  // Ids can be computed before uploading, so the file must exist: otherwise a picture could be added after approval.
  if (mayShow && (await isPictureThere(path))) return
  throw new AppError('invalid-argument', 'a picture that was not uploaded here', {
    message: ELSEWHERE,
    fields: { [field]: ELSEWHERE },
  })
}

/** For submissions: the picture must be the submitter's own upload. */
export async function requireOwnPicture(imageUrl: string | null, uid: string): Promise<void> {
  if (imageUrl !== null) await requireUploaded('imageUrl', imageUrl, [submissionsFolder(uid), catalogFolder(uid)])
}

interface Pictured {
  readonly imageUrl: string | null
  readonly gallery?: readonly string[]
}

/** For administrators' entries: pictures uploaded by anyone. */
export async function requireOurPictures({ imageUrl, gallery = [] }: Pictured): Promise<void> {
  if (imageUrl !== null) await requireUploaded('imageUrl', imageUrl)
  await Promise.all(gallery.map((url) => requireUploaded('gallery', url)))
}
