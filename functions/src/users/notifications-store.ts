import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notification } from '@waymark/contract/users/notification'
import { type DocumentData, type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { isAlreadyExists } from '../platform/firestore-codes.ts'

export type NewNotification = Omit<Notification, 'id' | 'createdAt' | 'readAt' | 'expiresAt'>

const KEPT_MS = 180 * 24 * 60 * 60 * 1_000

/** A transaction or a batch. */
interface Writes {
  set(reference: DocumentReference, data: DocumentData): unknown
}

const inboxOf = (uid: string) => firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.notices)

const unread = (notification: NewNotification): DocumentData => ({
  ...notification,
  createdAt: FieldValue.serverTimestamp(),
  readAt: null,
  expiresAt: Timestamp.fromMillis(Date.now() + KEPT_MS),
})

/**
 * Adds a notification to the given writes.
 * @param id replaces an earlier notification with this id and marks it unread
 */
export function addNotification(writes: Writes, uid: string, notification: NewNotification, id?: string): void {
  const inbox = inboxOf(uid)
  writes.set(id === undefined ? inbox.doc() : inbox.doc(id), unread(notification))
}

/**
 * Creates a notification unless one with this id exists.
 * @returns whether it is new
 */
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
