import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VaultKey } from './crypto/vault-key.ts'
import { enterVault, LOCK_AFTER_MS, lockVault, onLock, openVault } from './vault-session.ts'

const VAULT: VaultKey = {
  uid: 'ann',
  format: 2,
  keyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  key: {} as CryptoKey,
  former: new Map(),
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  lockVault()
  vi.useRealTimers()
})

test('locks itself after a quarter of an hour without use, and each use begins a new one', () => {
  const locked = vi.fn<() => void>()
  onLock(locked)
  enterVault(VAULT)
  vi.advanceTimersByTime(LOCK_AFTER_MS - 1)
  expect(openVault()).toBe(VAULT)
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(LOCK_AFTER_MS - 1)
  expect(openVault()).toBe(VAULT)
  expect(locked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(openVault()).toBeUndefined()
  expect(locked).toHaveBeenCalledTimes(1)
})

test('is locked when a device wakes up that slept too long, whatever is done first', () => {
  enterVault(VAULT)
  vi.setSystemTime(Date.now() + LOCK_AFTER_MS)
  expect(openVault()).toBeUndefined()

  enterVault(VAULT)
  vi.setSystemTime(Date.now() + LOCK_AFTER_MS)
  dispatchEvent(new Event('pointerdown'))
  vi.setSystemTime(Date.now() - LOCK_AFTER_MS)
  expect(openVault()).toBeUndefined()
})

test('is locked by hand at once', () => {
  enterVault(VAULT)
  lockVault()
  expect(openVault()).toBeUndefined()
})
