import { picturePathIn, PICTURE_WIDTH, PICTURE_WIDTHS } from '@waymark/contract/pictures/public-pictures'
import { anonymiseSubmission, eraseOpenSubmissions, listSubmissions } from './erase-store.ts'
import { copyFile, emptyFolder } from '../platform/folders-store.ts'
import { addressOfPicture } from '../pictures/public-pictures-store.ts'
import { fileOf, keptPicture, submissionsFolder } from '../pictures/picture-place.ts'

/** The picture's new URL: a picture in the user's folder is copied to a path without the uid. */
async function pictureToKeep(uid: string, imageUrl: unknown): Promise<unknown> {
  const picture = typeof imageUrl === 'string' ? picturePathIn(imageUrl) : undefined
  if (picture?.startsWith(submissionsFolder(uid)) !== true) return imageUrl
  const kept = keptPicture(picture)
  await Promise.all(PICTURE_WIDTHS.map((width) => copyFile(fileOf(picture, width), fileOf(kept, width))))
  return addressOfPicture(fileOf(kept, PICTURE_WIDTH))
}

/**
 * Deletes the user's submissions. Approved ones are public and bookable; they stay, without the user. Files are deleted
 * last, when nothing refers to them.
 */
export async function eraseSubmissions(uid: string): Promise<{ submissions: number; activities: number }> {
  const submissions = await eraseOpenSubmissions(uid)
  const approved = await listSubmissions(uid)
  for (const { id, imageUrl } of approved) await anonymiseSubmission(id, await pictureToKeep(uid, imageUrl))
  await emptyFolder(submissionsFolder(uid))
  return { submissions, activities: approved.length }
}
