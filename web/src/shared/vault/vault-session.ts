import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { create } from 'zustand'
import { onSignOut } from '../session/session-events.ts'
import type { VaultKey } from './crypto/vault-key.ts'

/**
 * Holds the vault key while the vault is unlocked: only in this tab's memory. It locks after 15 minutes without use.
 */
export type VaultState = { readonly phase: 'locked' } | { readonly phase: 'open'; readonly vault: VaultKey }

export const LOCK_AFTER_MS = 15 * 60 * 1_000

const LOCKED: VaultState = { phase: 'locked' }

/** Events that count as use. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const useStore = create<VaultState>()(() => LOCKED)

let lastUsed = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Records use of the app or of the vault's contents. */
export const noteUse = (): void => {
  // Timers do not run while a device sleeps: after too long, this is not use of an open vault.
  if (isOverdue()) lockVault()
  else lastUsed = Date.now()
}

const isOverdue = (): boolean => Date.now() - lastUsed >= LOCK_AFTER_MS

function lockWhenDue(): void {
  if (isOverdue()) lockVault()
  else timer = setTimeout(lockWhenDue, LOCK_AFTER_MS - (Date.now() - lastUsed))
}

const lockIfOverdue = (): void => {
  if (isOverdue()) lockVault()
}

export function enterVault(vault: VaultKey): void {
  lockVault()
  lastUsed = Date.now()
  for (const use of USES) addEventListener(use, noteUse, { capture: true, passive: true })
  document.addEventListener('visibilitychange', lockIfOverdue)
  timer = setTimeout(lockWhenDue, LOCK_AFTER_MS)
  useStore.setState({ phase: 'open', vault }, true)
}

/** Switches new ciphertexts to the keyring's new format. */
export function continueIn(format: VaultFormat): void {
  const vault = openVault()
  if (vault !== undefined) useStore.setState({ phase: 'open', vault: { ...vault, format } }, true)
}

export function lockVault(): void {
  clearTimeout(timer)
  for (const use of USES) removeEventListener(use, noteUse, { capture: true })
  document.removeEventListener('visibilitychange', lockIfOverdue)
  useStore.setState(LOCKED, true)
}

/** The unlocked vault; undefined while it is locked. */
export function openVault(): VaultKey | undefined {
  const state = useStore.getState()
  if (state.phase === 'open' && isOverdue()) lockVault()
  const { phase } = useStore.getState()
  return phase === 'open' && state.phase === 'open' ? state.vault : undefined
}

export const useVault = (): VaultState => useStore()

/** Registers a listener for locking. */
export function onLock(listener: () => void): void {
  useStore.subscribe((state, before) => {
    if (state.phase === 'locked' && before.phase === 'open') listener()
  })
}

onSignOut(lockVault)
