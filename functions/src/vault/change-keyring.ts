import type { KeyChange } from '@waymark/contract/vault/key-change-call'
import { SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { AppError } from '../platform/app-error.ts'
import { failingWith } from '../platform/failing-with.ts'
import type { Caller } from '../users/accounts-store.ts'
import { requireRecentSignIn } from '../users/recent-sign-in.ts'
import { otherKey } from './reset-vault.ts'
import { replaceKey as storeKey } from './vault-key-store.ts'
import { replaceWrap, restoreFormer } from './vault-reset-store.ts'

const NOT_SAVED = 'Your vault could not be saved. Please try again.'

const asOwner = (caller: Caller, job: () => Promise<void>): Promise<void> =>
  failingWith(NOT_SAVED, () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_VAULT)
    return job()
  })

/** Replaces one way to open the vault of the caller, never both at once, and tells of it. */
export const replaceOneWay = (caller: Caller, wrap: Parameters<typeof replaceWrap>[1]): Promise<void> =>
  asOwner(caller, async () => {
    if (!(await replaceWrap(caller.uid, wrap))) throw otherKey()
  })

/** Gives the vault of the caller another key. */
export const replaceKey = (caller: Caller, change: KeyChange): Promise<void> =>
  asOwner(caller, async () => {
    if (!(await storeKey(caller.uid, change))) throw otherKey()
  })

/** Undoes a change or a reset. */
export const restoreKeyring = (caller: Caller, id: string): Promise<void> =>
  asOwner(caller, async () => {
    if (await restoreFormer(caller.uid, id)) return
    throw new AppError('not-found', 'no such former keyring', { message: 'This cannot be brought back any more' })
  })
