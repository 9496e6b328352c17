import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentData, type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { firestore } from './firestore.ts'
import { MAIL_NOTICES } from './params.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** What the extension 'Trigger Email from Firestore' sends, once, when such a document is made or replaced. */
const mailAt = (id?: string): DocumentReference => {
  const all = firestore().collection(COLLECTIONS.mail)
  return id === undefined ? all.doc() : all.doc(id)
}

/** Whether a mail of this id has been written. Nobody is to get it each time that its cause is repeated. */
export const isMailed = async (transaction: Transaction, id: string): Promise<boolean> =>
  MAIL_NOTICES.value() && (await transaction.get(mailAt(id))).exists

/** A transaction or a batch. */
interface Writes {
  set(reference: DocumentReference, data: DocumentData): unknown
}

/**
 * Has a mail sent, together with whatever else is written, where a deployment has mail. The extension finds the address in
 * `users`. No link in it: mails that ask people to follow one are what others send in our name.
 */
export function addMail(writes: Writes, uid: string, mail: { subject: string; text: string }, id?: string): void {
  if (!MAIL_NOTICES.value()) return
  const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
  writes.set(mailAt(id), { toUids: [uid], message: mail, expiresAt })
}
