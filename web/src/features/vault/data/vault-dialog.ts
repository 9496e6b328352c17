import { create } from 'zustand'
import { openVault } from '../../../shared/vault/vault-session.ts'

export type VaultDialog = 'set-up' | 'recover' | 'change' | 'renew' | 'passkeys' | 'new-key' | 'reset' | 'bring-back'

/** The open dialog of the vault, and whether an action is waiting for the vault to be unlocked. */
interface VaultDialogState {
  readonly dialog: VaultDialog | undefined
  readonly isUnlockRequested: boolean
}

const CLOSED: VaultDialogState = { dialog: undefined, isUnlockRequested: false }

const useStore = create<VaultDialogState>()(() => CLOSED)

let waitingAction: (() => void) | undefined

export const useVaultDialog = (): VaultDialog | undefined => useStore(({ dialog }) => dialog)

export const useIsUnlockRequested = (): boolean => useStore(({ isUnlockRequested }) => isUnlockRequested)

export const openVaultDialog = (dialog: VaultDialog): void => useStore.setState({ dialog })

/** Closes the dialog and forgets the waiting action. */
export function closeVaultDialog(): void {
  waitingAction = undefined
  useStore.setState(CLOSED)
}

/** Runs `action` now if the vault is unlocked, otherwise once the user has set it up or unlocked it. */
export function withVault(hasKeyring: boolean, action: () => void): void {
  if (openVault() !== undefined) {
    action()
    return
  }
  waitingAction = action
  useStore.setState({ dialog: hasKeyring ? undefined : 'set-up', isUnlockRequested: true })
}

/** Call when the vault was unlocked: closes the dialog and runs the waiting action. */
export function continueUnlocked(): void {
  const action = waitingAction
  closeVaultDialog()
  action?.()
}
