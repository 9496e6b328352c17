import type { HandlerOf } from '../handler.ts'
import { deviceName } from '../users/device-name.ts'
import {
  addPasskey as add,
  removePasskey as remove,
  replaceKey,
  replaceOneWay,
  restoreKeyring as restore,
} from './change-keyring.ts'
import { listFormer } from './former-keyrings-store.ts'
import { resetVault as reset } from './reset-vault.ts'
import { notifyOfExport } from './vault-reset-store.ts'

export const replacePassphrase: HandlerOf<'replacePassphrase'> = async ({ body }, { caller }) => {
  await replaceOneWay(caller, body)
  return { message: 'Passphrase changed' }
}

export const replaceRecoveryCode: HandlerOf<'replaceRecoveryCode'> = async ({ body }, { caller }) => {
  await replaceOneWay(caller, body)
  return { message: 'Recovery code renewed' }
}

export const addPasskey: HandlerOf<'addPasskey'> = async ({ body }, { caller, device }) => {
  await add(caller, body, deviceName(device.userAgent))
  return { message: 'Passkey added' }
}

export const removePasskey: HandlerOf<'removePasskey'> = async ({ params }, { caller }) => {
  await remove(caller, params.credentialId)
  return { message: 'Passkey removed' }
}

export const replaceVaultKey: HandlerOf<'replaceVaultKey'> = async ({ body }, { caller }) => {
  await replaceKey(caller, body)
  return { message: 'Vault key replaced' }
}

export const resetVault: HandlerOf<'resetVault'> = async ({ body }, { caller }) => {
  const deletedDocuments = await reset(caller, body.keyId)
  return { message: 'Vault reset', deletedDocuments }
}

export const listFormerKeyrings: HandlerOf<'listFormerKeyrings'> = (_request, { caller }) => listFormer(caller.uid)

export const restoreKeyring: HandlerOf<'restoreKeyring'> = async ({ body }, { caller }) => {
  await restore(caller, body.id)
  return { message: 'Vault brought back' }
}

export const reportExport: HandlerOf<'reportExport'> = async (_request, { caller }) => {
  await notifyOfExport(caller.uid)
  return { message: 'Noted' }
}
