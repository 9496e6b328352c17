import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { type User, userConverter } from '@waymark/contract/users/user'
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import { type AuditAct, OPERATOR } from '@waymark/contract/audit/audit-entry'
import { type Account, accountOf } from '../bookings/booking-reads-store.ts'
import { addAuditEntry } from '../platform/audit-trail.ts'
import { firestore, parseStored } from '../platform/firestore.ts'
import { isAlreadyExists } from '../platform/firestore-codes.ts'
import { optimistically } from '../platform/optimistically.ts'

export type NewUser = Omit<User, 'id' | 'createdAt' | 'updatedAt'>

const users = () => firestore().collection(COLLECTIONS.users)

export async function readUser(uid: string): Promise<User | undefined> {
  const snapshot = await users().withConverter<Stored<User>>(userConverter).doc(uid).get()
  return parseStored('users', snapshot.data())
}

/**
 * Creates a user's document unless it exists, and one which says that nothing is booked, unless something already is:
 * a new account's bookings need not be listed.
 */
export async function createUser(uid: string, user: NewUser): Promise<void> {
  const now = FieldValue.serverTimestamp()
  const create = async (...others: ((batch: WriteBatch) => unknown)[]) => {
    const batch = firestore().batch()
    batch.create(users().doc(uid), { ...user, createdAt: now, updatedAt: now })
    for (const write of others) write(batch)
    try {
      await batch.commit()
      return true
    } catch (error) {
      if (!isAlreadyExists(error)) throw error
      return false
    }
  }
  const isNew = await create((batch) => batch.create(accountOf(uid), { booked: 0, ahead: {} } satisfies Account))
  if (!isNew) await create()
}

/** Mirrors Firebase Auth's admin claim and e-mail address into the user's document. */
export async function mirrorAccount(uid: string, mirror: Pick<User, 'isAdmin' | 'email'>): Promise<void> {
  await users()
    .doc(uid)
    .update({ ...mirror, updatedAt: FieldValue.serverTimestamp() })
}

/**
 * Records since when sessions are valid, because security rules cannot ask Firebase Auth. Never an earlier second than
 * stored, because calls may overtake each other.
 */
export async function noteRevocation(account: {
  readonly uid: string
  readonly sessionsValidSince: number | null
}): Promise<void> {
  const validSince = account.sessionsValidSince
  if (validSince === null) return
  const revocation = users().doc(account.uid).collection(PRIVATE.collection).doc(PRIVATE.revocation)
  await optimistically(async (transaction) => {
    const before: unknown = (await transaction.get(revocation)).get('validSince')
    // Individually ended sessions are covered by the new time.
    const later = { validSince, ended: FieldValue.delete() }
    if (typeof before !== 'number' || before < validSince) transaction.set(revocation, later, { merge: true })
  })
}

/** Adds an audit entry for what an operator did to an account. */
export async function noteOperatorAct(
  uid: string,
  act: AuditAct,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<void> {
  const batch = firestore().batch()
  addAuditEntry(batch, { adminId: OPERATOR, act }, { subject: 'account', subjectId: uid, title: '', before, after })
  await batch.commit()
}
