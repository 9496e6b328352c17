import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { PushSubscribing } from '@waymark/contract/users/push-calls'
import { FieldValue } from 'firebase-admin/firestore'
import { firestore, isNotFound } from '../platform/firestore.ts'
import { sessionOf, sessionsThatCount } from '../users/sessions-store.ts'

/** Of a session, in whose document it stands: it ends with it. */
export interface StoredSubscription extends PushSubscribing {
  readonly sessionId: string
}

/** @returns whether there is such a session */
async function writePush(uid: string, authTime: number, push: PushSubscribing | FieldValue): Promise<boolean> {
  const session = await sessionOf(uid, authTime)
  if (session === undefined) return false
  try {
    await session.ref.update({ push })
    return true
  } catch (error) {
    // It has ended since it was found.
    if (isNotFound(error)) return false
    throw error
  }
}

/** @returns whether there is such a session */
export const savePush = (uid: string, authTime: number, subscription: PushSubscribing): Promise<boolean> =>
  writePush(uid, authTime, subscription)

export async function endPush(uid: string, authTime: number): Promise<void> {
  await writePush(uid, authTime, FieldValue.delete())
}

/** Of every device that is signed in and wants to be told. */
export async function listPush(uid: string): Promise<StoredSubscription[]> {
  const sessions = await sessionsThatCount(uid)
  return sessions.flatMap((session) => {
    const { success, data } = PushSubscribing.safeParse(session.get('push'))
    return success ? [{ ...data, sessionId: session.id }] : []
  })
}

/** Forgets what a push service has refused, unless the device has subscribed again meanwhile. */
export function forgetPush(uid: string, { sessionId, endpoint }: StoredSubscription): Promise<void> {
  const user = firestore().collection(COLLECTIONS.users).doc(uid)
  const session = user.collection(SUBCOLLECTIONS.sessions).doc(sessionId)
  return firestore().runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(session)).get('push.endpoint')
    if (stored === endpoint) transaction.update(session, { push: FieldValue.delete() })
  })
}
