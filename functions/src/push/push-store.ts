import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { PushSubscribing } from '@waymark/contract/users/push-calls'
import { FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { isNotFound } from '../platform/firestore-codes.ts'
import { optimistically } from '../platform/optimistically.ts'
import { sessionOf, sessionsThatCount } from '../users/sessions-store.ts'

/** Stored in the session's document, so that it ends with the session. */
export interface StoredSubscription extends PushSubscribing {
  readonly sessionId: string
}

/** @returns whether the session exists */
async function writePush(uid: string, authTime: number, push: PushSubscribing | FieldValue): Promise<boolean> {
  const session = await sessionOf(uid, authTime)
  if (session === undefined) return false
  try {
    await session.ref.update({ push })
    return true
  } catch (error) {
    // The session ended meanwhile.
    if (isNotFound(error)) return false
    throw error
  }
}

/** @returns whether the session exists */
export const savePush = (uid: string, authTime: number, subscription: PushSubscribing): Promise<boolean> =>
  writePush(uid, authTime, subscription)

export async function endPush(uid: string, authTime: number): Promise<void> {
  await writePush(uid, authTime, FieldValue.delete())
}

/** The subscriptions of all signed-in devices. */
export async function listPush(uid: string): Promise<StoredSubscription[]> {
  const sessions = await sessionsThatCount(uid)
  return sessions.flatMap((session) => {
    const { success, data } = PushSubscribing.safeParse(session.get('push'))
    return success ? [{ ...data, sessionId: session.id }] : []
  })
}

/** Deletes a subscription that a push service rejected, unless the device has subscribed again meanwhile. */
export function forgetPush(uid: string, { sessionId, endpoint }: StoredSubscription): Promise<void> {
  const user = firestore().collection(COLLECTIONS.users).doc(uid)
  const session = user.collection(SUBCOLLECTIONS.sessions).doc(sessionId)
  return optimistically(async (transaction) => {
    const stored: unknown = (await transaction.get(session)).get('push.endpoint')
    if (stored === endpoint) transaction.update(session, { push: FieldValue.delete() })
  })
}
