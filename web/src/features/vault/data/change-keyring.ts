import type { NewKeyring, StoredKeyring } from '@waymark/contract/vault/keyring'
import { formatOf } from '@waymark/contract/vault/vault-format'
import {
  type FormerKeyring,
  listFormerKeyrings,
  replacePassphrase as replacePassphraseCall,
  replaceRecoveryCode,
  resetVault,
  restoreKeyring,
} from '@waymark/contract/vault/keyring-calls'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import type { Rewrapped } from '../../../shared/vault/crypto/vault-key.ts'
import { dropKeptBut } from '../../../shared/vault/kept-documents.ts'
import { runKeyJob } from '../../../shared/vault/key-jobs.ts'
import { continueIn, enterVault, lockVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { createKeyring } from '../../../shared/live/keyring-store.ts'

// `bearer` proves a recent sign-in, which the session does not. Each of these calls keeps the former keyring for 30
// days.

/** Creates a vault and unlocks it. */
export async function setUpVault(uid: string, passphrase: string, recoverySecret: Bytes): Promise<void> {
  const keyring = await runKeyJob('makeVault', uid, passphrase, recoverySecret)
  // Waits until the server has the keyring: it refuses uploads without one.
  await createKeyring(uid, keyring)
  enterVault(await runKeyJob('unlockByPassphrase', keyring, uid, passphrase))
}

interface Owner {
  readonly uid: string
  readonly keyring: NewKeyring
  readonly bearer: string
}

export const opens = (keyring: NewKeyring, uid: string, passphrase: string): Promise<boolean> =>
  runKeyJob('unlockByPassphrase', keyring, uid, passphrase).then(
    () => true,
    () => false,
  )

// api: notifies the owner
/** @throws CannotOpen if `current` is not the passphrase; ApiError */
export async function replacePassphrase({ uid, keyring, bearer }: Owner, current: string, next: string): Promise<void> {
  let wrapped: Rewrapped
  try {
    wrapped = await runKeyJob('changePassphrase', keyring, uid, current, next)
  } catch (error) {
    // The response to an earlier call was lost: the passphrase is already in use.
    if (error instanceof CannotOpen && (await opens(keyring, uid, next))) return
    throw error
  }
  await callApi(replacePassphraseCall, { body: { keyId: keyring.keyId, ...wrapped } }, { bearer })
  continueIn(formatOf(wrapped))
}

// api: notifies the owner
/**
 * @returns the keyring with the new passphrase
 * @throws CannotOpen if the code belongs to another vault; ApiError
 */
export async function recoverVault({ uid, keyring, bearer }: Owner, secret: Bytes, next: string): Promise<NewKeyring> {
  const wrapped = await runKeyJob('recover', keyring, uid, secret, next)
  await callApi(replacePassphraseCall, { body: { keyId: keyring.keyId, ...wrapped } }, { bearer })
  const { keyId, byRecoveryCode, passkeys } = keyring
  const formerKeys = 'formerKeys' in keyring ? keyring.formerKeys : undefined
  const changed = { keyId, byRecoveryCode, passkeys, formerKeys, ...wrapped }
  enterVault(await runKeyJob('unlockByPassphrase', changed, uid, next))
  return changed
}

// api: notifies the owner
/** @throws CannotOpen if it is not the passphrase; ApiError */
export async function renewCode({ uid, keyring, bearer }: Owner, passphrase: string, secret: Bytes): Promise<void> {
  const { byRecoveryCode } = await runKeyJob('renewRecoveryCode', keyring, uid, passphrase, secret)
  await callApi(replaceRecoveryCode, { body: { keyId: keyring.keyId, byRecoveryCode } }, { bearer })
}

// api: puts the keyring away, with everything it has encrypted
export async function putVaultAway({ keyId }: Pick<StoredKeyring, 'keyId'>, bearer: string): Promise<void> {
  await callApi(resetVault, { body: { keyId } }, { bearer })
  lockVault()
  await dropKeptBut([])
}

// api: replaced keyrings are readable by the server only
export const readFormerKeyrings = (signal: AbortSignal): Promise<FormerKeyring[]> =>
  callApi(listFormerKeyrings, {}, { signal })

// api: puts the current keyring away in its place
export async function bringBack({ id, purgeAt }: FormerKeyring, bearer: string): Promise<void> {
  try {
    await callApi(restoreKeyring, { body: { id } }, { bearer })
  } catch (error) {
    // Before it expires, it only disappears by being restored: the response to an earlier call was lost.
    const isGone = error instanceof ApiError && error.code === 'not-found'
    if (!isGone || Date.parse(purgeAt) <= Date.now()) throw error
  }
  lockVault()
}
