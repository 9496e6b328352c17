import type { PasskeyWrap } from '@waymark/contract/vault/keyring'
import type { KeyChange } from '@waymark/contract/vault/key-change-calls'
import { MOST_PASSKEYS, SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { Caller } from '../users/accounts-store.ts'
import { requireRecentSignIn } from '../users/guards.ts'
import { storePasskey, takePasskey } from './passkeys-store.ts'
import { otherKey } from './reset-vault.ts'
import { replaceKey as storeKey } from './vault-key-store.ts'
import { replaceWrap, restoreFormer } from './vault-reset-store.ts'

const NOT_SAVED = 'Your vault could not be saved. Please try again.'

const CHANGED = 'Something in your vault was changed on another device meanwhile. Please try again.'
const TOO_OLD = 'This version of Waymark is too old for your vault. Reload the page and try again.'

const asOwner = (caller: Caller, job: () => Promise<void>): Promise<void> =>
  failingWith(NOT_SAVED, () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_VAULT)
    return job()
  })

const REFUSALS = {
  'other-key': otherKey,
  changed: () => new AppError('conflict', 'what the key has encrypted was changed', { message: CHANGED }),
  full: () =>
    new AppError('conflict', 'too many passkeys', {
      message: `A vault has ${MOST_PASSKEYS} passkeys at most. Remove one first.`,
    }),
  weaker: () => new AppError('conflict', 'a weaker derivation', { message: TOO_OLD }),
}

function requireDone(outcome: 'done' | keyof typeof REFUSALS): void {
  if (outcome !== 'done') throw REFUSALS[outcome]()
}

/** Replaces one of the vault key's wraps, never both, and notifies the owner. */
export const replaceOneWay = (caller: Caller, wrap: Parameters<typeof replaceWrap>[1]): Promise<void> =>
  asOwner(caller, async () => requireDone(await replaceWrap(caller.uid, wrap)))

/**
 * Adds a passkey.
 * @param device name of the device, shown in the list of passkeys
 */
export const addPasskey = (caller: Caller, wrap: PasskeyWrap & { keyId: string }, device: string): Promise<void> =>
  asOwner(caller, async () => requireDone(await storePasskey(caller.uid, wrap, device)))

/** Removes a passkey. */
export const removePasskey = (caller: Caller, credentialId: string): Promise<void> =>
  asOwner(caller, async () => {
    if (await takePasskey(caller.uid, credentialId)) return
    throw new AppError('not-found', 'no such passkey', { message: 'This passkey opens your vault no more' })
  })

/** Changes the vault key. */
export const replaceKey = (caller: Caller, change: KeyChange): Promise<void> =>
  asOwner(caller, async () => requireDone(await storeKey(caller.uid, change)))

/** Undoes a change or a reset. */
export const restoreKeyring = (caller: Caller, id: string): Promise<void> =>
  asOwner(caller, async () => {
    if (await restoreFormer(caller.uid, id)) return
    throw new AppError('not-found', 'no such former keyring', { message: 'This cannot be brought back any more' })
  })
