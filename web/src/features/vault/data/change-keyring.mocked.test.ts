import { afterEach, expect, test, vi } from 'vitest'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { changePassphrase, makeVault } from '../../../shared/vault/crypto/vault-key.ts'
import { bringBack, replacePassphrase } from './change-keyring.ts'

// There are no workers outside of a browser: the same work, beside nothing.
vi.mock('../../../shared/vault/key-jobs.ts', async () => {
  const jobs = await import('../../../shared/vault/crypto/vault-key.ts')
  const runKeyJob = (name: keyof typeof jobs, ...args: never[]) => (jobs[name] as (...all: never[]) => unknown)(...args)
  return { runKeyJob }
})

const UID = 'ann'
const OLD = 'kettle violin orchard thimble marble'
const NEW = 'marble thimble orchard violin kettle'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: object) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a new passphrase that is in force since an answer was lost is done', async () => {
  const fetched = answerWith(200, { message: 'Done' })
  const before = await makeVault(UID, OLD, crypto.getRandomValues(new Uint8Array(20)))
  const keyring = { ...before, ...(await changePassphrase(before, UID, OLD, NEW)) }
  await replacePassphrase({ uid: UID, keyring, bearer: 'token' }, OLD, NEW)
  expect(fetched).not.toHaveBeenCalled()
  const wrong = replacePassphrase({ uid: UID, keyring, bearer: 'token' }, OLD, 'another one altogether')
  await expect(wrong).rejects.toBeInstanceOf(CannotOpen)
})

test('what has left the list before its time is back', async () => {
  const message = 'This cannot be brought back any more'
  answerWith(404, { message, code: 'not-found', requestId: 'r1' })
  const former = {
    id: 'A1b2C3d4E5f6G7h8I9j0',
    replacedBy: 'passphrase',
    keyId: 'B1b2C3d4E5f6G7h8I9j0',
    replacedAt: '2026-01-01T00:00:00.000Z',
  } as const
  await bringBack({ ...former, purgeAt: new Date(Date.now() + 60_000).toISOString() }, 'token')
  const late = bringBack({ ...former, purgeAt: '2026-01-31T00:00:00.000Z' }, 'token')
  await expect(late).rejects.toMatchObject({ userMessage: message })
})
