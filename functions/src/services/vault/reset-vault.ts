import { AppError } from '../../platform/app-error.ts'
import { forgetVaultKey } from '../../store/vault-reset-store.ts'
import { failingWith } from '../failing-with.ts'
import { removeDocument } from './remove-document.ts'

/** Begins the vault of the user anew: without its key nothing that it has encrypted can be opened, so all of that goes. */
export const resetVault = (uid: string, keyId: string): Promise<number> =>
  failingWith('Failed to reset the vault', async () => {
    const leaving = await forgetVaultKey(uid, keyId)
    if (leaving === undefined) {
      throw new AppError('conflict', 'the vault has another key', { message: 'This vault was set up anew meanwhile' })
    }
    for (const id of leaving) await removeDocument(uid, id)
    return leaving.length
  })
