import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { runTransaction, serverTimestamp, type WithFieldValue } from 'firebase/firestore'
import { firestore } from './firestore.ts'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { keyringRef } from './refs.ts'

/** Another device has made a vault, or another one, meanwhile. */
export class KeyringChanged extends Error {
  override readonly name = 'KeyringChanged'
}

// direct: the owner only; rules refuse every change of one that is there
/** @throws KeyringChanged when there is a vault already; FirestoreError without a network */
export const createKeyring = (uid: string, keyring: NewKeyring): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = keyringRef(uid)
    if ((await transaction.get(ref)).exists()) throw new KeyringChanged()
    const whole: WithFieldValue<StoredKeyring> = { ...keyring, id: 'vault', updatedAt: serverTimestamp() }
    transaction.set(ref, whole)
  })
