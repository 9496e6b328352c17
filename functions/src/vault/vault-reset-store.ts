import { COLLECTIONS } from '@waymark/contract/firestore'
import { firestore } from '../platform/firestore.ts'
import { withStatus } from './documents-store.ts'
import { keyringOf, readVaultKeyId } from './keyrings-store.ts'
import { passportOf, userOf } from '../users/profile-store.ts'

/**
 * Deletes the keyring of the user and marks everything that its key has encrypted as being deleted, in one step: what cannot
 * be opened any more is not shown any more.
 * @returns the ids of what goes; undefined when the keyring has another key meanwhile
 */
export function forgetVaultKey(uid: string, keyId: string): Promise<string[] | undefined> {
  const own = firestore().collection(COLLECTIONS.documents).where('userId', '==', uid)
  return firestore().runTransaction(async (transaction) => {
    const stored = await readVaultKeyId(uid, transaction)
    if (stored !== undefined && stored !== keyId) return undefined
    const passport = await transaction.get(passportOf(uid))
    const encrypted = (await transaction.get(own)).docs.filter((document) => document.get('envelope') !== null)
    for (const { ref } of encrypted) transaction.update(ref, withStatus('deleting'))
    transaction.delete(keyringOf(uid))
    if (passport.exists && passport.get('sealed') !== null) {
      transaction.delete(passport.ref)
      transaction.update(userOf(uid), { passportNumber: null, isPassportSealed: false })
    }
    return encrypted.map(({ id }) => id)
  })
}
