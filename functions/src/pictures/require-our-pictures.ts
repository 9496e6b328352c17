import { PICTURE_WIDTHS, picturePathIn } from '@waymark/contract/pictures/public-pictures'
import { AppError } from '../platform/app-error.ts'
import { addressOfPicture, isPictureThere } from './public-pictures-store.ts'
import { catalogFolder, fileOf, submissionsFolder } from './picture-place.ts'

/** What the app brings along: web/public/illustrations. */
const DRAWN = /^\/illustrations\/[\w-]+\.svg$/

const ELSEWHERE = 'Please upload the picture: addresses of other places are not taken'

/** Path of a picture that was uploaded here. An address that only looks like one of ours leads to another bucket. */
function pathOf(url: string): string | undefined {
  const path = picturePathIn(url)
  if (path === undefined) return undefined
  return PICTURE_WIDTHS.some((width) => addressOfPicture(fileOf(path, width)) === url) ? path : undefined
}

/**
 * Throws `invalid-argument` for a picture that was not uploaded here. Where it came from elsewhere, its host would see who
 * looks at it, and could put another one in its place after it was reviewed.
 * @param folders of those who may have uploaded it; any where there are none
 */
async function requireUploaded(field: string, url: string, folders: readonly string[] = []): Promise<void> {
  if (DRAWN.test(url)) return
  const path = pathOf(url)
  const isOf = (folder: string) => path?.startsWith(folder) === true
  const mayShow = path !== undefined && (folders.length === 0 || folders.some(isOf))
  // An id is known before its picture is there: nobody gets a promise approved that is kept differently.
  if (mayShow && (await isPictureThere(path))) return
  throw new AppError('invalid-argument', 'a picture that was not uploaded here', {
    message: ELSEWHERE,
    fields: { [field]: ELSEWHERE },
  })
}

/** For submissions: a picture that the submitter has uploaded. */
export async function requireOwnPicture(imageUrl: string | null, uid: string): Promise<void> {
  if (imageUrl !== null) await requireUploaded('imageUrl', imageUrl, [submissionsFolder(uid), catalogFolder(uid)])
}

interface Pictured {
  readonly imageUrl: string | null
  readonly gallery?: readonly string[]
}

/** For what administrators enter: pictures that anybody has uploaded. */
export async function requireOurPictures({ imageUrl, gallery = [] }: Pictured): Promise<void> {
  if (imageUrl !== null) await requireUploaded('imageUrl', imageUrl)
  await Promise.all(gallery.map((url) => requireUploaded('gallery', url)))
}
