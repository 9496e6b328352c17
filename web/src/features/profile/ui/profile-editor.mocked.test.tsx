import { act, render, screen } from '@testing-library/react'
import { aUser } from '@waymark/contract/fixtures/users'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { expect, test, vi } from 'vitest'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { ProfileEditor } from './profile-editor.tsx'

const KEYRING: StoredKeyring = {
  id: 'vault',
  keyId: 'keyOfTheVault_-9012345',
  kdf: 'PBKDF2-SHA-256',
  iterations: 600_000,
  salt: 'A'.repeat(22),
  byPassphrase: 'A'.repeat(80),
  byRecoveryCode: 'A'.repeat(80),
  updatedAt: '2026-11-24T09:00:00.000Z',
}

/** The listener says that there is no vault. */
const missing = vi.hoisted(() => ({ live: { status: 'ready', data: null, fromCache: false } }))
const server = vi.hoisted(() => ({ answer: (_keyring: unknown): void => undefined }))

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../../../shared/live/live.ts', () => ({ useLiveDoc: () => missing.live }))
vi.mock('../../../shared/live/keyring-store.ts', () => ({
  keyringRef: () => undefined,
  readStoredKeyring: () => new Promise((resolve) => (server.answer = resolve)),
}))
vi.mock('../data/save-profile.ts', () => ({ saveProfile: () => undefined, VaultLocked: class extends Error {} }))
vi.mock('../../../shared/navigation/navigation.ts', () => ({
  useNavigation: () => ({ blockNavigation: () => () => undefined }),
}))

const noted = (): void => undefined

function Editor() {
  return <ProfileEditor user={aUser()} keyring={useKeyring()} onCancel={noted} onSaved={noted} />
}

const passport = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Passport Number/ })

test('a passport number is not typed to be sent as it is until the server has said that there is no vault', async () => {
  render(<Editor />)
  expect(passport().readOnly).toBe(true)
  expect(screen.getByText('It can be changed once your vault has been looked up.')).toBeTruthy()
  await act(async () => server.answer(null))
  expect(passport().readOnly).toBe(false)
})

test('a vault that the listener has missed encrypts it', async () => {
  render(<Editor />)
  await act(async () => server.answer(KEYRING))
  expect(passport().readOnly).toBe(true)
  expect(screen.getByRole('button', { name: 'Unlock vault' })).toBeTruthy()
})
