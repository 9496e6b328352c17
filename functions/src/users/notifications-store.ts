import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notification } from '@waymark/contract/users/notification'
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

export type NewNotification = Omit<Notification, 'id' | 'createdAt' | 'readAt'>

/** A transaction or a batch. */
interface Writes {
  set(reference: DocumentReference, data: DocumentData): unknown
}

/**
 * Tells a user something, together with whatever else is written.
 * @param id of a notification that takes the place of an earlier one, as unread as a new one
 */
export function addNotification(writes: Writes, uid: string, notification: NewNotification, id?: string): void {
  const inbox = firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)
  writes.set(id === undefined ? inbox.doc() : inbox.doc(id), {
    ...notification,
    createdAt: FieldValue.serverTimestamp(),
    readAt: null,
  })
}
