import { act, fireEvent, render, screen } from '@testing-library/react'
import { aKeyring } from '@waymark/contract/fixtures/documents'
import { aUser } from '@waymark/contract/fixtures/users'
import { beforeEach, expect, test, vi } from 'vitest'
import { aesKey, steadyBytes } from '../../../shared/vault/crypto/testing/pieces.ts'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { enterVault, lockVault } from '../../../shared/vault/vault-session.ts'
import { ProfileEditor } from './profile-editor.tsx'

const KEYRING = aKeyring()

/** The listener says that there is no vault. */
const missing = vi.hoisted(() => ({ live: { status: 'ready', data: null, fromCache: false } }))
const server = vi.hoisted(() => ({
  answer: (_keyring: unknown): void => undefined,
  sent: [] as Record<string, unknown>[],
}))

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../../../shared/live/live.ts', () => ({ useLiveDoc: () => missing.live }))
vi.mock('../../../shared/live/keyring-store.ts', () => ({
  keyringRef: () => undefined,
  readStoredKeyring: () => new Promise((resolve) => (server.answer = resolve)),
}))
vi.mock('../../../shared/api/api-client.ts', () => ({
  callApi: async (_endpoint: unknown, { body }: { body: Record<string, unknown> }) => {
    server.sent.push(body)
    return aUser()
  },
}))
vi.mock('../../../shared/navigation/navigation.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useNavigation: () => ({ blockNavigation: () => () => undefined }),
}))

const noted = (): void => undefined

function Editor() {
  return <ProfileEditor first="firstName" user={aUser()} keyring={useKeyring()} onCancel={noted} onSaved={noted} />
}

const passport = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Passport Number/ })

beforeEach(() => {
  server.sent = []
  lockVault()
})

async function save(number: string): Promise<void> {
  fireEvent.change(passport(), { target: { value: number } })
  await act(async () => screen.getByRole('button', { name: 'Save Changes' }).click())
}

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

test('a passport number is sent as it is once the server has said again that there is no vault', async () => {
  render(<Editor />)
  await act(async () => server.answer(null))
  await save('X1234567')
  expect(server.sent).toEqual([])
  await act(async () => server.answer(null))
  await vi.waitFor(() => expect(server.sent).toEqual([{ passportNumber: 'X1234567' }]))
})

test('a passport number stays in its field when another device has made a vault meanwhile, and is encrypted with it', async () => {
  render(<Editor />)
  await act(async () => server.answer(null))
  await save('X1234567')
  await act(async () => server.answer(KEYRING))
  expect(await screen.findByText('You have a vault by now. Unlock it and save again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unlock vault' })).toBeTruthy()
  expect([passport().value, passport().readOnly]).toEqual(['X1234567', true])
  expect(server.sent).toEqual([])

  const key = await aesKey(steadyBytes(32, 1))
  act(() => enterVault({ uid: 'ann', keyId: KEYRING.keyId, format: 2, key, former: new Map() }))
  await act(async () => screen.getByRole('button', { name: 'Save Changes' }).click())
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toEqual({
    sealedPassport: expect.objectContaining({ masked: expect.stringMatching(/4567$/) }),
  })
})
