import { replaceVaultKey } from '@waymark/contract/vault/key-change-call'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { runKeyJob } from '../../../shared/vault/key-jobs.ts'
import { readPassportNumber, sealPassportNumber } from '../../../shared/vault/passport-number.ts'
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
  /** Proves a sign-in of now. */
  readonly bearer: string
}

interface Secrets {
  readonly current: string
  readonly next: string
  readonly recoverySecret: Bytes
}

/** The passport number under the new key, where there is one under the key of before. */
async function passportAnew({ uid, keyring }: Owner, { current, next }: Secrets, made: NewKeyring) {
  const before = await findSealedPassport(uid)
  if (before?.keyId !== keyring.keyId) return undefined
  const former = await runKeyJob('unlockByPassphrase', keyring, uid, current)
  const number = await readPassportNumber(former).catch((cause: unknown) => {
    // Not for want of the passphrase.
    throw new Error('The passport number does not open', { cause })
  })
  const { sealed } = await sealPassportNumber(await runKeyJob('unlockByPassphrase', made, uid, next), number)
  return { before: before.sealed, sealed }
}

/**
 * The keyring that the new passphrase opens already, where the answer to this call or to an earlier one was lost.
 * @returns undefined when `error` says what it seems to say
 */
async function keyringInForce({ uid, keyring }: Owner, next: string, error: unknown): Promise<NewKeyring | undefined> {
  const mayBeDone = error instanceof ApiError && (error.code === 'offline' || error.code === 'conflict')
  if (!mayBeDone && !(error instanceof CannotOpen)) return undefined
  if (!mayBeDone) return (await opens(keyring, uid, next)) ? keyring : undefined
  // Without a network nobody knows; the dialog can be sent again.
  const stored = await readKeyring(uid).catch(() => undefined)
  const isOther = stored !== undefined && stored.keyId !== keyring.keyId
  return isOther && (await opens(stored, uid, next)) ? stored : undefined
}

// api: the former keyring is kept for 30 days, and the owner is told
/**
 * Gives the vault another key, passphrase and recovery code, and opens it: documents are encrypted anew after that, one
 * by one, and open by the key of before meanwhile.
 * @throws CannotOpen when `current` is not the passphrase; ApiError
 */
export async function replaceKey(owner: Owner, secrets: Secrets, documents: readonly VaultDocument[]): Promise<void> {
  const { uid, keyring, bearer } = owner
  const { current, next, recoverySecret } = secrets
  const inUse = [...new Set(documents.flatMap(({ envelope }) => envelope?.keyId ?? []))]
  let made: NewKeyring
  try {
    const keyringOfNow = await runKeyJob('replaceVaultKey', { keyring, uid, inUse }, current, next, recoverySecret)
    const passport = await passportAnew(owner, secrets, keyringOfNow)
    const body = { replaces: keyring.keyId, keyring: keyringOfNow, ...(passport !== undefined && { passport }) }
    await callApi(replaceVaultKey, { body }, { bearer })
    made = keyringOfNow
  } catch (error) {
    const inForce = await keyringInForce(owner, next, error)
    if (inForce === undefined) throw error
    made = inForce
  }
  enterVault(await runKeyJob('unlockByPassphrase', made, uid, next))
  askForRenewal()
}
