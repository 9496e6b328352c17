import { resetVault } from '@waymark/contract/vault/document-calls'
import type { Keyring } from '@waymark/contract/vault/keyring'
import type { Bytes } from '../../../shared/vault/crypto/bytes.ts'
import { changePassphrase, makeVault, recover, unlockByPassphrase } from '../../../shared/vault/crypto/vault-key.ts'
import { dropKeptBut } from '../../../shared/vault/kept-documents.ts'
import { enterVault, lockVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { createKeyring, rewrapKeyring } from '../../../shared/live/keyring-store.ts'

/** Makes a vault and opens it. */
export async function setUpVault(uid: string, passphrase: string, recoverySecret: Bytes): Promise<void> {
  const keyring = await makeVault(uid, passphrase, recoverySecret)
  // Once this is through, the keyring is on the server: the first upload is refused without.
  await createKeyring(uid, keyring)
  enterVault(await unlockByPassphrase(keyring, uid, passphrase))
}

/** @throws CannotOpen when `current` is not the passphrase */
export async function replacePassphrase(uid: string, keyring: Keyring, current: string, next: string): Promise<void> {
  await rewrapKeyring(uid, keyring.keyId, await changePassphrase(keyring, uid, current, next))
}

/** @throws CannotOpen when the code belongs to another vault */
export async function recoverVault(uid: string, keyring: Keyring, recoverySecret: Bytes, next: string): Promise<void> {
  const wrapped = await recover(keyring, uid, recoverySecret, next)
  await rewrapKeyring(uid, keyring.keyId, wrapped)
  enterVault(await unlockByPassphrase({ ...keyring, ...wrapped }, uid, next))
}

// api: the keyring goes, and with it everything that it has encrypted
export async function destroyVault({ keyId }: Keyring): Promise<void> {
  await callApi(resetVault, { body: { keyId } })
  lockVault()
  await dropKeptBut([])
}
