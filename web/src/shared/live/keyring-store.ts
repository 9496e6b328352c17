import { isMalformed } from '@waymark/contract/converter'
import { isKnownKeyring, type NewKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { getDocFromServer, runTransaction, serverTimestamp, type WithFieldValue } from 'firebase/firestore'
import { firestore } from './firestore.ts'
import { keyringRef } from './refs.ts'

/** Another device has made a vault, or another one, meanwhile. */
export class KeyringChanged extends Error {
  override readonly name = 'KeyringChanged'
}

// direct: the owner alone
/** The keyring as the server has it now. @returns undefined where this app knows none; FirestoreError without a network */
export async function readKeyring(uid: string): Promise<NewKeyring | undefined> {
  const stored = (await getDocFromServer(keyringRef(uid))).data()
  return stored !== undefined && !isMalformed(stored) && isKnownKeyring(stored) ? stored : undefined
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
