import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentData, type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { firestore } from './firestore.ts'
import { MAIL_NOTICES } from './params.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** A document that the extension 'Trigger Email from Firestore' sends once, when it is created or replaced. */
const mailAt = (id?: string): DocumentReference => {
  const all = firestore().collection(COLLECTIONS.mail)
  return id === undefined ? all.doc() : all.doc(id)
}

/** Whether a mail with this id was written already, so that repeating its cause does not send it again. */
export const isMailed = async (transaction: Transaction, id: string): Promise<boolean> =>
  MAIL_NOTICES.value() && (await transaction.get(mailAt(id))).exists

/** A transaction or a batch. */
interface Writes {
  set(reference: DocumentReference, data: DocumentData): unknown
}

/**
 * Adds an e-mail to the given writes, if the deployment sends mail. The extension looks up the address in `users`. The
 * text contains no link, because phishing mails do.
 */
export function addMail(writes: Writes, uid: string, mail: { subject: string; text: string }, id?: string): void {
  if (!MAIL_NOTICES.value()) return
  const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
  writes.set(mailAt(id), { toUids: [uid], message: mail, expiresAt })
}
