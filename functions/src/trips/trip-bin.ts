import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { asOwner } from './trip-access.ts'
import { binTrip, deleteBinned, readTripMembers } from './trips-store.ts'

/**
 * Deletes the trips of a user that have been in the bin for long enough. Google's database does so by itself, within a day
 * (`ttl` in firestore.indexes.json); others leave it to this. Never fails: what is left is found the next time.
 */
export async function sweepBin(uid: string, now = new Date()): Promise<void> {
  try {
    await deleteBinned(uid, now)
  } catch (error) {
    log('WARNING', 'Emptying a bin failed', errorDetail(error))
  }
}

/**
 * Puts a trip of its owner into the bin, also one that cannot be read. Other members may not; for everyone else, and from
 * then on for all of /api, it is not there.
 */
export async function deleteTrip(id: string, uid: string): Promise<void> {
  asOwner(await readTripMembers(id), uid)
  await binTrip(id)
  await sweepBin(uid)
}
