import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notice } from '@waymark/contract/notices'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { firestore } from './firestore.ts'

export type NewNotice = Omit<Notice, 'id' | 'createdAt' | 'readAt'>

/** Tells a user something, together with whatever else the transaction does. */
export function addNotice(transaction: Transaction, uid: string, notice: NewNotice): void {
  const notices = firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)
  transaction.create(notices.doc(), { ...notice, createdAt: FieldValue.serverTimestamp(), readAt: null })
}
