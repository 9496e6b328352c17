import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { isMalformed } from '@waymark/contract/converter'
import { isKnownKeyring, type NewKeyring, type StoredKeyring, keyringConverter } from '@waymark/contract/vault/keyring'
import { serverTimestamp, type WithFieldValue, doc } from 'firebase/firestore'
import { firestore, collectionOf } from './firestore.ts'
import { readOnServer } from './read-on-server.ts'
import { transact } from './transact.ts'

/** The user's keyring document. */
export const keyringRef = (uid: string) =>
  doc(collectionOf(`${COLLECTIONS.users}/${uid}/${PRIVATE.collection}`, keyringConverter), PRIVATE.keyring)

/** Another device has created or replaced the vault meanwhile. */
export class KeyringChanged extends Error {
  override readonly name = 'KeyringChanged'
}

// direct: the owner alone
/**
 * The server's keyring, in whatever format.
 * @returns null if there is none
 * @throws FirestoreError without a network
 */
export async function readStoredKeyring(uid: string): Promise<StoredKeyring | null> {
  const stored = await readOnServer(keyringRef(uid))
  return stored === undefined || isMalformed(stored) ? null : stored
}

/**
 * The server's keyring.
 * @returns undefined if there is none in a format this app knows
 * @throws FirestoreError without a network
 */
export async function readKeyring(uid: string): Promise<NewKeyring | undefined> {
  const stored = await readStoredKeyring(uid)
  return stored !== null && isKnownKeyring(stored) ? stored : undefined
}

// direct: the owner only; rules refuse every change of one that is there
/** @throws KeyringChanged if there is another vault already; FirestoreError without a network */
export const createKeyring = (uid: string, keyring: NewKeyring): Promise<void> =>
  transact(firestore, async (transaction) => {
    const ref = keyringRef(uid)
    const before = (await transaction.get(ref)).data()
    // The server has it already: the response was lost, and Firestore retried.
    if (before !== undefined && !isMalformed(before) && before.keyId === keyring.keyId) return
    if (before !== undefined) throw new KeyringChanged()
    const whole: WithFieldValue<StoredKeyring> = { ...keyring, id: 'vault', updatedAt: serverTimestamp() }
    transaction.set(ref, whole)
  })
