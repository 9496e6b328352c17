import { hasHappened, type TripChange } from '@waymark/domain/trip-changes'
import { FirebaseError } from 'firebase/app'
import type { DocumentReference } from 'firebase/firestore'
import { readOnServer } from './read-on-server.ts'

const PAUSE_MS = 1_000

/** The server's version of the document; waits for a network. */
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
 * Why the server refuses all changes of a trip by this user; undefined if it does not.
 * @param stored the server's version; undefined if it is gone or unreadable for the user
 */
export function whyClosed(stored: unknown, uid: string): string | undefined {
  if (typeof stored !== 'object' || stored === null)
    return 'You are no longer on this trip, or it was deleted. What you changed was not saved.'
  const { purgeAt = null, roles = {} } = stored as { purgeAt?: unknown; roles?: Readonly<Record<string, string>> }
  if (purgeAt !== null) return 'This trip was deleted. What you changed was not saved.'
  if (roles[uid] === 'viewer') return 'You can only look at this trip now. What you changed was not saved.'
  return undefined
}

/** The server's version after it refused a write; undefined if unreadable. Never rejects. */
export const readAfterRefusal = (ref: DocumentReference): Promise<unknown> => readThere(ref).catch(() => undefined)

/** Whether a refused write's effect is already stored. Never rejects. */
export const hasHappenedThere = async (ref: DocumentReference, fields: TripChange): Promise<boolean> =>
  // For a user who may no longer read the trip, this is false.
  hasHappened(await readAfterRefusal(ref), fields)
