import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notice } from '@waymark/contract/users/notification'
import { FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

export type NewNotice = Omit<Notice, 'id' | 'createdAt' | 'readAt'>

/** Tells a user something, together with whatever else is written. */
export function addNotice(writes: Transaction | WriteBatch, uid: string, notice: NewNotice): void {
  const notices = firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)
  writes.create(notices.doc(), { ...notice, createdAt: FieldValue.serverTimestamp(), readAt: null })
}
