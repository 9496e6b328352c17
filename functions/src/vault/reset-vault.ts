import { SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { Caller } from '../users/accounts-store.ts'
import { requireRecentSignIn } from '../users/guards.ts'
import { removeDocument } from './remove-document.ts'
import { sweepVault } from './sweep-vault.ts'
import { putVaultAway } from './vault-reset-store.ts'

const AT_ONCE = 20

/** The error if the stored keyring has another key than expected. */
export const otherKey = (): AppError =>
  new AppError('conflict', 'the vault has another key', {
    message: 'Your vault was set up or reset on another device meanwhile. Close this and look again.',
  })

/**
 * Resets the caller's vault: everything encrypted with its key is put away with the keyring. Documents that no keyring
 * can decrypt, left by interrupted resets before November 2026, are deleted.
 * @returns the number of documents removed from view
 */
export const resetVault = (caller: Caller, keyId: string): Promise<number> =>
  failingWith('Failed to reset the vault', async () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_VAULT)
    const { uid } = caller
    const reset = await putVaultAway(uid, keyId)
    if (reset === undefined) throw otherKey()
    const lost = 'lost' in reset ? reset.lost : []
    for (let at = 0; at < lost.length; at += AT_ONCE) {
      await Promise.all(lost.slice(at, at + AT_ONCE).map((id) => removeDocument(uid, id)))
    }
    await sweepVault(uid)
    return 'lost' in reset ? lost.length : reset.putAway
  })
