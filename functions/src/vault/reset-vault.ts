import { AppError } from '../platform/app-error.ts'
import { forgetVaultKey } from './vault-reset-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { removeDocument } from './remove-document.ts'
import { sweepVault } from './sweep-vault.ts'

const AT_ONCE = 20

/**
 * Begins the vault of the user anew: without its key nothing that it has encrypted can be opened, so all of that goes.
 * Answers when it has gone. Interrupted before, it goes on when it is asked again, or with anybody's next sweep.
 */
export const resetVault = (uid: string, keyId: string): Promise<number> =>
  failingWith('Failed to reset the vault', async () => {
    const leaving = await forgetVaultKey(uid, keyId)
    if (leaving === undefined) {
      throw new AppError('conflict', 'the vault has another key', { message: 'This vault was set up anew meanwhile' })
    }
    for (let at = 0; at < leaving.length; at += AT_ONCE) {
      await Promise.all(leaving.slice(at, at + AT_ONCE).map((id) => removeDocument(uid, id)))
    }
    await sweepVault(uid)
    return leaving.length
  })
