import { create } from 'zustand'
import { openVault } from '../../../shared/vault/vault-session.ts'

/** Owns which dialog about the vault is open, and what the person wanted to do that needs the vault open. */
export type Door = 'set-up' | 'recover' | 'change' | 'renew' | 'passkeys' | 'new-key' | 'reset' | 'bring-back'

interface VaultDoor {
  readonly door: Door | undefined
  /** Something waits until the vault is unlocked. */
  readonly isWanted: boolean
}

const useStore = create<VaultDoor>()(() => ({ door: undefined, isWanted: false }))

let wanted: (() => void) | undefined

export const useDoor = (): Door | undefined => useStore(({ door }) => door)

export const useIsVaultWanted = (): boolean => useStore(({ isWanted }) => isWanted)

export const openDoor = (door: Door): void => useStore.setState({ door })

/** Closes the dialog; what was wanted is forgotten unless it goes on elsewhere. */
export function closeDoor(): void {
  wanted = undefined
  useStore.setState({ door: undefined, isWanted: false })
}

/** Does it if the vault is open, or else once the person has set it up or unlocked it. */
export function withVault(hasKeyring: boolean, action: () => void): void {
  if (openVault() !== undefined) {
    action()
    return
  }
  wanted = action
  useStore.setState({ door: hasKeyring ? undefined : 'set-up', isWanted: true })
}

/** The vault has been opened. */
export function passDoor(): void {
  const action = wanted
  closeDoor()
  action?.()
}
