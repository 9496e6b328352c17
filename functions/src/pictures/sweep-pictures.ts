import { picturePathIn } from '@waymark/contract/pictures/public-pictures'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { listImageUrlsOf } from '../activities/activities-store.ts'
import { listedAmong } from './listings-store.ts'
import { deletePicture, listPictures } from './public-pictures-store.ts'
import { readUser } from '../users/users-store.ts'
import { filesOf, pictureOfFile, submissionsFolder } from './picture-place.ts'

/** One page of Cloud Storage. */
const LOOKED_AT = 1_000
const DELETED_AT_ONCE = 60
/** Younger pictures may belong to a form that is still being filled in. */
const SETTLED_MS = 24 * 60 * 60 * 1_000

/** Pictures used by the user's submissions and profile. */
async function shownPictures(uid: string): Promise<Set<string>> {
  const [submitted, user] = await Promise.all([listImageUrlsOf(uid), readUser(uid)])
  return new Set([...submitted, user?.profileImageUrl ?? ''].flatMap((url) => picturePathIn(url) ?? []))
}

/** Those of the user's files whose picture nothing shows: no submission, profile or listing, whoever's it is. */
export async function unshownAmong(uid: string, files: readonly string[]): Promise<string[]> {
  const own = await shownPictures(uid)
  const others = [...new Set(files.map(pictureOfFile))].filter((picture) => !own.has(picture))
  const shown = new Set([...own, ...(await listedAmong(others))])
  return files.filter((file) => !shown.has(pictureOfFile(file)))
}

async function sweep(uid: string, now: Date): Promise<void> {
  const files = await listPictures(submissionsFolder(uid), LOOKED_AT)
  const settled = files.filter(({ madeAt }) => now.getTime() - madeAt.getTime() > SETTLED_MS)
  if (settled.length === 0) return
  const unshown = await unshownAmong(
    uid,
    settled.map(({ path }) => path),
  )
  await Promise.all(unshown.slice(0, DELETED_AT_ONCE).map(deletePicture))
}

async function withoutFailing(doing: string, job: () => Promise<void>): Promise<void> {
  try {
    await job()
  } catch (error) {
    log('WARNING', `${doing} failed`, errorDetail(error))
  }
}

/** Deletes the user's pictures that nothing shows. Never fails; what remains is deleted next time. */
export const sweepPictures = (uid: string, now = new Date()): Promise<void> =>
  withoutFailing('Sweeping pictures', () => sweep(uid, now))

/** Deletes a picture that a submission or the profile no longer shows, unless something else does. Never fails. */
export const dropPicture = (uid: string, url: string | null): Promise<void> =>
  withoutFailing('Dropping a picture', async () => {
    const picture = url === null ? undefined : picturePathIn(url)
    if (picture?.startsWith(submissionsFolder(uid)) !== true) return
    await Promise.all((await unshownAmong(uid, filesOf(picture))).map(deletePicture))
  })
