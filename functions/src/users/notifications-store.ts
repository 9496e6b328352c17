import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notification } from '@waymark/contract/users/notification'
import { FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

export type NewNotification = Omit<Notification, 'id' | 'createdAt' | 'readAt'>

/** Tells a user something, together with whatever else is written. */
export function addNotification(writes: Transaction | WriteBatch, uid: string, notice: NewNotification): void {
  const notices = firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)
  writes.create(notices.doc(), { ...notice, createdAt: FieldValue.serverTimestamp(), readAt: null })
}
