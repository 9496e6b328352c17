import { PICTURE_WIDTHS } from '@waymark/contract/pictures/public-pictures'
import { anonymiseSubmissions, eraseOpenSubmissions } from './erase-store.ts'
import { copyFile, emptyFolder } from '../platform/folders-store.ts'
import { listedAmong, replaceListed } from '../pictures/listings-store.ts'
import { listPictures } from '../pictures/public-pictures-store.ts'
import { fileOf, keptPicture, pictureOfFile, submissionsFolder } from '../pictures/picture-place.ts'

/** More than an account can have: those that nothing shows are swept with each upload. */
const PICTURES = 1_000

/** Pictures in the user's folder that a listing shows are copied to a path without the uid. */
async function keepListedPictures(uid: string): Promise<void> {
  const files = await listPictures(submissionsFolder(uid), PICTURES)
  for (const picture of await listedAmong([...new Set(files.map(({ path }) => pictureOfFile(path)))])) {
    const kept = keptPicture(picture)
    await Promise.all(PICTURE_WIDTHS.map((width) => copyFile(fileOf(picture, width), fileOf(kept, width))))
    await replaceListed(picture, kept)
  }
}

/**
 * Deletes the user's submissions. Approved ones are public and bookable; they stay, without the user. Files are deleted
 * last, when nothing refers to them.
 */
export async function eraseSubmissions(uid: string): Promise<{ submissions: number; activities: number }> {
  const submissions = await eraseOpenSubmissions(uid)
  await keepListedPictures(uid)
  const activities = await anonymiseSubmissions(uid)
  await emptyFolder(submissionsFolder(uid))
  return { submissions, activities }
}
