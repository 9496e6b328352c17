import { picturePathIn } from '@waymark/contract/pictures/public-pictures'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { listImageUrlsOf } from '../activities/activities-store.ts'
import { deletePicture, listPictures } from './public-pictures-store.ts'
import { readUser } from '../users/users-store.ts'
import { filesOf, pictureOfFile, submissionsFolder } from './picture-place.ts'

/** One page of Cloud Storage. */
const LOOKED_AT = 1_000
const DELETED_AT_ONCE = 60
/** Younger pictures may belong to a form that is still being filled in. */
const SETTLED_MS = 24 * 60 * 60 * 1_000

/** Pictures used by the user's submissions and profile. */
export async function shownPictures(uid: string): Promise<Set<string>> {
  const [submitted, user] = await Promise.all([listImageUrlsOf(uid), readUser(uid)])
  return new Set([...submitted, user?.profileImageUrl ?? ''].flatMap((url) => picturePathIn(url) ?? []))
}

async function sweep(uid: string, now: Date): Promise<void> {
  const files = await listPictures(submissionsFolder(uid), LOOKED_AT)
  const settled = files.filter(({ madeAt }) => now.getTime() - madeAt.getTime() > SETTLED_MS)
  if (settled.length === 0) return
  const shown = await shownPictures(uid)
  const orphans = settled.filter(({ path }) => !shown.has(pictureOfFile(path)))
  await Promise.all(orphans.slice(0, DELETED_AT_ONCE).map(({ path }) => deletePicture(path)))
}

async function withoutFailing(doing: string, job: () => Promise<void>): Promise<void> {
  try {
    await job()
  } catch (error) {
    log('WARNING', `${doing} failed`, errorDetail(error))
  }
}

/**
 * Deletes the user's pictures that neither a submission nor the profile uses. Never fails; what
 * remains is deleted next time.
 */
export const sweepPictures = (uid: string, now = new Date()): Promise<void> =>
  withoutFailing('Sweeping pictures', () => sweep(uid, now))

/** Deletes a picture that a submission or the profile no longer uses, unless it is used elsewhere. Never fails. */
export const dropPicture = (uid: string, url: string | null): Promise<void> =>
  withoutFailing('Dropping a picture', async () => {
    const picture = url === null ? undefined : picturePathIn(url)
    if (picture?.startsWith(submissionsFolder(uid)) !== true) return
    if ((await shownPictures(uid)).has(picture)) return
    await Promise.all(filesOf(picture).map(deletePicture))
  })
