import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { deleteBinned } from './trips-store.ts'

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
