import { type AccountDeletion, SIGN_IN_AGAIN } from '@waymark/contract/users/account-calls'
import { type Caller, deleteAccount as deleteFromAuth, revokeSessions } from './accounts-store.ts'
import {
  anonymiseBookings,
  eraseCounters,
  eraseDocuments,
  erasePackingLists,
  eraseScanResults,
  eraseTrips,
  eraseUser,
} from './erase-store.ts'
import { emptyFolder } from '../platform/folders-store.ts'
import { scanImagesFolder } from '../scans/scan-images-store.ts'
import { vaultFolder } from '../vault/vault-files-store.ts'
import { failingWith } from '../platform/app-error.ts'
import { requireRecentSignIn } from './guards.ts'
import { eraseReviews } from '../reviews/own-review.ts'
import { eraseSubmissions } from './erase-submissions.ts'

/**
 * Erases all personal data of an account, but not the account itself. Everything is found by uid, so that repeating
 * continues an interrupted deletion.
 */
export async function eraseAll(uid: string): Promise<AccountDeletion> {
  const trips = await eraseTrips(uid)
  const packingLists = await erasePackingLists(uid)
  const places = await eraseScanResults(uid)
  await emptyFolder(scanImagesFolder(uid))
  const documents = await eraseDocuments(uid)
  await emptyFolder(vaultFolder(uid))
  const { submissions, activities } = await eraseSubmissions(uid)
  await eraseReviews(uid)
  const bookings = await anonymiseBookings(uid)
  await eraseCounters(uid)
  const notices = await eraseUser(uid)
  return {
    deleted: { trips, packingLists, places, documents, submissions, notices },
    kept: { bookings, activities },
  }
}

/**
 * Deletes the caller's account and all personal data. Sessions end first, so that no other device adds data meanwhile;
 * the account is deleted last, so that an interrupted deletion can be continued after signing in again.
 */
export const deleteAccount = (caller: Caller): Promise<AccountDeletion> =>
  failingWith('Your account could not be deleted completely. Please try again.', async () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN)
    const { uid } = caller
    await revokeSessions(uid)
    const deletion = await eraseAll(uid)
    await deleteFromAuth(uid)
    // Calls in progress may have written meanwhile.
    await eraseAll(uid)
    return deletion
  })
