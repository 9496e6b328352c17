import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { asOwner } from './trip-access.ts'
import { binTrip, deleteBinned, readTripMembers } from './trips-store.ts'

/**
 * Deletes the user's trips whose time in the bin is over. In production, Firestore's TTL does so within a day;
 * emulators need this. Never fails; what remains is swept next time.
 */
export async function sweepBin(uid: string, now = new Date()): Promise<void> {
  try {
    await deleteBinned(uid, now)
  } catch (error) {
    log('WARNING', 'Emptying a bin failed', errorDetail(error))
  }
}

/**
 * Moves the owner's trip to the bin, even if it is unreadable. Other members get 403; from then on it is 'not found' in
 * all of /api.
 */
export async function deleteTrip(id: string, uid: string): Promise<void> {
  asOwner(await readTripMembers(id), uid)
  await binTrip(id)
  await sweepBin(uid)
}
