import { replaceVaultKey } from '@waymark/contract/vault/key-change-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { runKeyJob } from '../../../shared/vault/key-jobs.ts'
import { readPassportNumber, sealPassportNumber } from '../../../shared/vault/passport-number.ts'
import { indexAnew } from '../../../shared/vault/vault-index-keeper.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { enterVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { readKeyring } from '../../../shared/live/keyring-store.ts'
import { findSealedPassport } from '../../../shared/live/passport-store.ts'
import { opens } from './change-keyring.ts'
import { askForRenewal } from './renew-documents.ts'

interface Owner {
  readonly uid: string
  readonly keyring: NewKeyring
  /** ID token of a recent sign-in. */
  readonly bearer: string
}

interface Secrets {
  readonly current: string
  readonly next: string
  readonly recoverySecret: Bytes
}

/** The passport number encrypted with the new key, if there is one under the former key. */
async function passportAnew(former: VaultKey, next: VaultKey) {
  const before = await findSealedPassport(former.uid)
  if (before?.keyId !== former.keyId) return undefined
  const number = await readPassportNumber(former).catch((cause: unknown) => {
    // The passphrase is not the reason.
    throw new Error('The passport number does not open', { cause })
  })
  const { sealed } = await sealPassportNumber(next, number)
  return { before: before.sealed, sealed }
}

/**
 * The stored keyring if the new passphrase already unlocks it, because the response to this call or an earlier one was
 * lost.
 * @returns undefined if `error` is a real failure
 */
async function keyringInForce({ uid, keyring }: Owner, next: string, error: unknown): Promise<NewKeyring | undefined> {
  const mayBeDone = error instanceof ApiError && (error.code === 'offline' || error.code === 'conflict')
  if (!mayBeDone && !(error instanceof CannotOpen)) return undefined
  if (!mayBeDone) return (await opens(keyring, uid, next)) ? keyring : undefined
  // Unknown without a network; the dialog can be submitted again.
  const stored = await readKeyring(uid).catch(() => undefined)
  const isOther = stored !== undefined && stored.keyId !== keyring.keyId
  return isOther && (await opens(stored, uid, next)) ? stored : undefined
}

// api: keeps the former keyring for 30 days, and notifies the owner
/**
 * Gives the vault a new key, passphrase and recovery code, and unlocks it. Documents are then re-encrypted one by one;
 * until then the former key decrypts them.
 * @throws CannotOpen if `current` is not the passphrase; ApiError
 */
export async function replaceKey(owner: Owner, secrets: Secrets, documents: readonly VaultDocument[]): Promise<void> {
  const { uid, keyring, bearer } = owner
  const { current, next, recoverySecret } = secrets
  const inUse = [...new Set(documents.flatMap(({ envelope }) => envelope?.keyId ?? []))]
  let vault: VaultKey
  try {
    const keyringOfNow = await runKeyJob('replaceVaultKey', { keyring, uid, inUse }, current, next, recoverySecret)
    const former = await runKeyJob('unlockByPassphrase', keyring, uid, current)
    vault = await runKeyJob('unlockByPassphrase', keyringOfNow, uid, next)
    const passport = await passportAnew(former, vault)
    const index = await indexAnew(former, vault)
    const anew = { ...(passport !== undefined && { passport }), ...(index !== undefined && { index }) }
    const body = { replaces: keyring.keyId, keyring: keyringOfNow, ...anew }
    await callApi(replaceVaultKey, { body }, { bearer })
  } catch (error) {
    const inForce = await keyringInForce(owner, next, error)
    if (inForce === undefined) throw error
    vault = await runKeyJob('unlockByPassphrase', inForce, uid, next)
  }
  enterVault(vault)
  askForRenewal()
}
