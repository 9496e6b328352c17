import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MyDataScreen } from './my-data-screen.tsx'

/** What the listener says, and what the server answers. */
const told = vi.hoisted(() => ({
  live: { status: 'ready', data: null, fromCache: false },
  answer: (_keyring: unknown): void => undefined,
}))

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../../../shared/live/live.ts', () => ({ useLiveDoc: () => told.live }))
vi.mock('../../../shared/live/keyring-store.ts', () => ({
  keyringRef: () => undefined,
  readStoredKeyring: () => new Promise((resolve) => (told.answer = resolve)),
}))
vi.mock('./delete-card.tsx', () => ({ DeleteCard: () => null }))
vi.mock('../../../shared/cards/screen-link.tsx', () => ({ ScreenLink: () => null }))
vi.mock('../../../shared/vault/unlock-form.tsx', () => ({ UnlockForm: () => null }))

const choose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose zip file' })

beforeEach(() => {
  told.live = { status: 'ready', data: null, fromCache: false }
})

test('nothing is imported without a vault until the server has said that there is none', async () => {
  render(<MyDataScreen />)
  expect(choose().disabled).toBe(true)
  await act(async () => told.answer(null))
  expect(choose().disabled).toBe(false)
})

test('a vault that the listener has missed is there', async () => {
  render(<MyDataScreen />)
  expect(screen.queryByText(/^Your vault is locked/)).toBeNull()
  await act(async () => told.answer({ keyId: 'keyOfTheVault_-9012345' }))
  expect(choose().disabled).toBe(false)
  expect(screen.getByText(/^Your vault is locked/)).toBeTruthy()
})

test('a network that leads nowhere is said, with a way to try again, until the server has answered', async () => {
  vi.useFakeTimers()
  told.live = { status: 'ready', data: null, fromCache: true }
  const { rerender } = render(<MyDataScreen />)
  expect([choose().disabled, screen.queryByRole('alert')]).toEqual([true, null])
  act(() => void vi.runAllTimers())
  expect(screen.getByRole('alert').textContent).toMatch(/^The server does not answer/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()

  vi.useRealTimers()
  told.live = { status: 'ready', data: null, fromCache: false }
  rerender(<MyDataScreen />)
  await act(async () => told.answer(null))
  expect([choose().disabled, screen.queryByRole('alert')]).toEqual([false, null])
})

test('without a network a file can be looked at', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  told.live = { status: 'ready', data: null, fromCache: true }
  render(<MyDataScreen />)
  expect(choose().disabled).toBe(false)
  vi.restoreAllMocks()
})
