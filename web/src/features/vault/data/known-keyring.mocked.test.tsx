import { act, render, screen } from '@testing-library/react'
import { aKeyring } from '@waymark/contract/fixtures/documents'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Live } from '../../../shared/live/live.ts'
import { aesKey, steadyBytes } from '../../../shared/vault/crypto/testing/pieces.ts'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { useKnownKeyring } from './known-keyring.ts'
import { enterVault, lockVault } from '../../../shared/vault/vault-session.ts'

const KEYRING = aKeyring()
const KEY_ID = KEYRING.keyId

/** What the listener has said last, and what the server answers to each question. */
const said = vi.hoisted(() => ({
  live: { status: 'loading' } as Live<StoredKeyring | null>,
  questions: [] as { resolve(keyring: StoredKeyring | null): void; reject(error: Error): void }[],
}))

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../../../shared/live/live.ts', () => ({ useLiveDoc: () => said.live }))
vi.mock('../../../shared/live/keyring-store.ts', () => ({
  keyringRef: () => undefined,
  readStoredKeyring: () => new Promise((resolve, reject) => void said.questions.push({ resolve, reject })),
}))

function Known() {
  const live = useKeyring()
  const known = useKnownKeyring(live)
  const says = known === undefined ? 'not known' : (known?.keyId ?? 'none')
  return (
    <>
      <output>{says}</output>
      {live.status === 'failed' && <button onClick={() => live.retry()}>Again</button>}
    </>
  )
}

const MISSING: Live<null> = { status: 'ready', data: null, fromCache: false }
const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  said.questions = []
  lockVault()
})

test('that there is no vault is believed once the server has said so', async () => {
  said.live = { status: 'ready', data: null, fromCache: true }
  const { rerender } = render(<Known />)
  expect(said.questions).toHaveLength(0)
  said.live = MISSING
  rerender(<Known />)
  expect(shown()).toBe('not known')
  expect(said.questions).toHaveLength(1)
  await act(async () => said.questions[0]!.resolve(null))
  expect(shown()).toBe('none')
})

test('a vault that the listener denies is there when the server has it', async () => {
  said.live = MISSING
  render(<Known />)
  await act(async () => said.questions[0]!.resolve(KEYRING))
  expect(shown()).toBe(KEY_ID)
})

test('a vault that was made here is asked for again, and its listener is believed as soon as it knows it', async () => {
  said.live = MISSING
  const { rerender } = render(<Known />)
  await act(async () => said.questions[0]!.resolve(null))
  const key = await aesKey(steadyBytes(32, 1))
  act(() => enterVault({ uid: 'ann', keyId: KEY_ID, format: 2, key, former: new Map() }))
  await act(async () => said.questions[1]!.resolve(KEYRING))
  expect(shown()).toBe(KEY_ID)

  said.live = { status: 'ready', data: { ...KEYRING, keyId: 'another' }, fromCache: false }
  rerender(<Known />)
  expect(shown()).toBe('another')
  said.live = MISSING
  rerender(<Known />)
  expect(shown()).toBe('another')
  await act(async () => said.questions.at(-1)!.resolve(null))
  expect(shown()).toBe('none')
})

test('a question that fails says nothing, and is asked again', async () => {
  said.live = MISSING
  render(<Known />)
  await act(async () => said.questions[0]!.reject(new Error('quota')))
  expect(shown()).toBe('not known')
  await act(async () => screen.getByRole('button').click())
  await act(async () => said.questions[1]!.resolve(KEYRING))
  expect(shown()).toBe(KEY_ID)
  expect(screen.queryByRole('button')).toBeNull()
})
