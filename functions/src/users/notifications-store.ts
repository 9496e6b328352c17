import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notification } from '@waymark/contract/users/notification'
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { firestore, isAlreadyExists } from '../platform/firestore.ts'

export type NewNotification = Omit<Notification, 'id' | 'createdAt' | 'readAt'>

/** A transaction or a batch. */
interface Writes {
  set(reference: DocumentReference, data: DocumentData): unknown
}

const inboxOf = (uid: string) => firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)

const unread = (notification: NewNotification): DocumentData => ({
  ...notification,
  createdAt: FieldValue.serverTimestamp(),
  readAt: null,
})

/**
 * Tells a user something, together with whatever else is written.
 * @param id of a notification that takes the place of an earlier one, as unread as a new one
 */
export function addNotification(writes: Writes, uid: string, notification: NewNotification, id?: string): void {
  const inbox = inboxOf(uid)
  writes.set(id === undefined ? inbox.doc() : inbox.doc(id), unread(notification))
}

/** Tells a user something by itself, once for each id. @returns whether it is new */
export async function addNotificationOnce(uid: string, notification: NewNotification, id: string): Promise<boolean> {
  try {
    await inboxOf(uid).doc(id).create(unread(notification))
    return true
  } catch (error) {
    if (isAlreadyExists(error)) return false
    throw error
  }
}

export async function countUnread(uid: string): Promise<number> {
  return (await inboxOf(uid).where('readAt', '==', null).count().get()).data().count
}
