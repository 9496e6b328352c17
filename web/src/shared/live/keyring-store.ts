import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { isMalformed } from '@waymark/contract/converter'
import { isKnownKeyring, type NewKeyring, type StoredKeyring, keyringConverter } from '@waymark/contract/vault/keyring'
import { runTransaction, serverTimestamp, type WithFieldValue, doc } from 'firebase/firestore'
import { firestore, collectionOf } from './firestore.ts'
import { readOnServer } from './read-on-server.ts'

/** The user's keyring document. */
export const keyringRef = (uid: string) =>
  doc(collectionOf(`${COLLECTIONS.users}/${uid}/${PRIVATE.collection}`, keyringConverter), PRIVATE.keyring)

/** Another device has created or replaced the vault meanwhile. */
export class KeyringChanged extends Error {
  override readonly name = 'KeyringChanged'
}

// direct: the owner alone
/**
 * The server's keyring.
 * @returns undefined if there is none in a format this app knows
 * @throws FirestoreError without a network
 */
export async function readKeyring(uid: string): Promise<NewKeyring | undefined> {
  const stored = await readOnServer(keyringRef(uid))
  return stored !== undefined && !isMalformed(stored) && isKnownKeyring(stored) ? stored : undefined
}

// direct: the owner only; rules refuse every change of one that is there
/** @throws KeyringChanged if there is a vault already; FirestoreError without a network */
export const createKeyring = (uid: string, keyring: NewKeyring): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = keyringRef(uid)
    if ((await transaction.get(ref)).exists()) throw new KeyringChanged()
    const whole: WithFieldValue<StoredKeyring> = { ...keyring, id: 'vault', updatedAt: serverTimestamp() }
    transaction.set(ref, whole)
  })
