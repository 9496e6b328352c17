import { hasHappened, type TripChange } from '@waymark/domain/trip-changes'
import { FirebaseError } from 'firebase/app'
import type { DocumentReference } from 'firebase/firestore'
import { readOnServer } from './read-on-server.ts'

const PAUSE_MS = 1_000

/** What the server holds; without a network it waits for one. */
async function readThere(ref: DocumentReference): Promise<unknown> {
  for (;;) {
    try {
      return await readOnServer(ref)
    } catch (error) {
      if (!(error instanceof FirebaseError && error.code === 'unavailable')) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/**
 * Why the server takes no change of a trip from this person any more, from what it holds; undefined where it takes some.
 * @param stored undefined for who may not read it, or where it is gone
 */
export function whyClosed(stored: unknown, uid: string): string | undefined {
  if (typeof stored !== 'object' || stored === null)
    return 'You are no longer on this trip, or it was deleted. What you changed was not saved.'
  const { purgeAt = null, roles = {} } = stored as { purgeAt?: unknown; roles?: Readonly<Record<string, string>> }
  if (purgeAt !== null) return 'This trip was deleted. What you changed was not saved.'
  if (roles[uid] === 'viewer') return 'You can only look at this trip now. What you changed was not saved.'
  return undefined
}

/** What the server holds once it has refused a write; undefined for who may not read it. Never rejects. */
export const readAfterRefusal = (ref: DocumentReference): Promise<unknown> => readThere(ref).catch(() => undefined)

/** Asks the server whether what a refused write of a trip was to do has happened all the same. Never rejects. */
export const hasHappenedThere = async (ref: DocumentReference, fields: TripChange): Promise<boolean> =>
  // Anyone who may no longer read the trip gets the refusal.
  hasHappened(await readAfterRefusal(ref), fields)
