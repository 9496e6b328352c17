import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { type User, userConverter } from '@waymark/contract/users/user'
import { FieldValue } from 'firebase-admin/firestore'
import { OPERATOR } from '@waymark/contract/audit/audit-entry'
import { addAuditEntry } from '../platform/audit-trail.ts'
import { firestore, isAlreadyExists, parseStored } from '../platform/firestore.ts'

export type NewUser = Omit<User, 'id' | 'createdAt' | 'updatedAt'>

const users = () => firestore().collection(COLLECTIONS.users)

export async function readUser(uid: string): Promise<User | undefined> {
  const snapshot = await users().withConverter<Stored<User>>(userConverter).doc(uid).get()
  return parseStored('users', snapshot.data())
}

/** Makes the document of a user, unless another request has made it meanwhile. */
export async function createUser(uid: string, user: NewUser): Promise<void> {
  const now = FieldValue.serverTimestamp()
  try {
    await users()
      .doc(uid)
      .create({ ...user, createdAt: now, updatedAt: now })
  } catch (error) {
    if (!isAlreadyExists(error)) throw error
  }
}

/** Writes what Firebase Auth decides into the document of a user: the mirror of the admin claim and the mail address. */
export async function mirrorAccount(uid: string, mirror: Pick<User, 'isAdmin' | 'email'>): Promise<void> {
  await users()
    .doc(uid)
    .update({ ...mirror, updatedAt: FieldValue.serverTimestamp() })
}

/**
 * Writes down since when sessions count, for the rules, which cannot ask whether a token was revoked. Never an earlier
 * second than is written: calls overtake each other.
 */
export async function noteRevocation(account: {
  readonly uid: string
  readonly sessionsValidSince: number | null
}): Promise<void> {
  const validSince = account.sessionsValidSince
  if (validSince === null) return
  const revocation = users().doc(account.uid).collection(PRIVATE.collection).doc(PRIVATE.revocation)
  await firestore().runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(revocation)).get('validSince')
    // With it, sessions that were ended one by one before are over anyway.
    const later = { validSince, ended: FieldValue.delete() }
    if (typeof before !== 'number' || before < validSince) transaction.set(revocation, later, { merge: true })
  })
}

/** Writes into the audit trail that somebody was made an administrator, or is none any more. */
export async function noteAdminChange(uid: string, isAdmin: boolean): Promise<void> {
  const batch = firestore().batch()
  const act = isAdmin ? 'make-administrator' : 'end-administrator'
  const before = { isAdmin: !isAdmin }
  const after = { isAdmin }
  addAuditEntry(batch, { adminId: OPERATOR, act }, { subject: 'account', subjectId: uid, title: '', before, after })
  await batch.commit()
}
