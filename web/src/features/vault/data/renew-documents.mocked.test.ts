import { aVaultDocument } from '@waymark/contract/fixtures/documents'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newHeader } from '../../../shared/vault/crypto/file-format.ts'
import { aesKey, openedBytes, sealedBytes, steadyBytes } from '../../../shared/vault/crypto/testing/pieces.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import type { FileJob } from '../../../shared/vault/file-job.ts'
import { keepOnDevice } from '../../../shared/vault/kept-documents.ts'
import { sealAs } from '../../../shared/vault/seal-document.ts'
import { renewDocuments } from './renew-documents.ts'

const sendFiles = vi.hoisted(() => vi.fn<(endpoint: unknown, input: { params: { id: string } }) => Promise<void>>())

vi.mock('../../../shared/api/api-transfer.ts', () => ({ sendFiles }))
vi.mock('../../../shared/api/report-error.ts', () => ({ reportError: () => undefined }))
vi.mock('../../../shared/vault/vault-index-keeper.ts', () => ({
  expectChanges: () => Promise.resolve(),
  confirmChanges: () => Promise.resolve(),
}))
// There are no workers outside of a browser: the same work, beside nothing.
vi.mock('../../../shared/vault/file-jobs.ts', () => ({
  runFileJob: async ({ kind, file, key, place, format }: FileJob) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (kind === 'open') return { file: new Blob([Uint8Array.from(await openedBytes(bytes, key, place, format))]) }
    const ciphertext = new Blob([Uint8Array.from(await sealedBytes(bytes, key, place, newHeader(format)))])
    return { ciphertext, sha256: 'ab'.repeat(32) }
  },
}))

const KEY_ID = 'keyOfTheVault_-9012345'

/** Cache Storage of a device, with room for so many copies. */
let room = 9
const kept = new Map<string, Response>()
const cache = {
  put: (address: string, response: Response) => {
    if (kept.size >= room && !kept.has(address)) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    kept.set(address, response)
    return Promise.resolve()
  },
  delete: (address: string) => Promise.resolve(kept.delete(address)),
}

beforeEach(() => {
  room = 9
  kept.clear()
  sendFiles.mockReset().mockResolvedValue()
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
  })
})

afterEach(() => vi.unstubAllGlobals())

const vaultOf = async (changes: Partial<VaultKey> = {}): Promise<VaultKey> => ({
  uid: 'ann',
  keyId: KEY_ID,
  format: 2,
  key: await aesKey(steadyBytes(32, 1)),
  former: new Map(),
  ...changes,
})

/** A document of a vault, with a copy on this device. */
async function keptDocument(vault: VaultKey, id: string): Promise<VaultDocument> {
  const details = {
    version: 1,
    name: 'a.pdf',
    fileType: 'application/pdf',
    bytes: 3,
    expires: null,
    notes: '',
  } as const
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const { envelope, ciphertext, sha256 } = await sealAs(vault, id, { file: new Blob(['abc']), details }, options)
  await keepOnDevice(id, ciphertext)
  const document = aVaultDocument({ id })
  return { ...document, envelope, file: { ...document.file, bytes: ciphertext.size, sha256 } }
}

const renew = (documents: readonly VaultDocument[], vault: VaultKey) =>
  renewDocuments(documents, vault, { signal: new AbortController().signal, onProgress: () => undefined })

const conflict = new ApiError('conflict', { code: 'conflict', userMessage: 'Changed meanwhile' })

test('the copy on a device stays where the document was changed or deleted on another meanwhile', async () => {
  const vault = await vaultOf()
  const document = await keptDocument({ ...vault, format: 1 }, 'a')
  sendFiles.mockRejectedValue(conflict)
  await renew([document], vault)
  expect(sendFiles).toHaveBeenCalledOnce()
  expect([...kept.keys()]).toEqual(['/kept-documents/a'])
  // Under another key as well; what it would have become is nobody's.
  const next = await vaultOf({ keyId: 'the_next_key_-56789012', former: new Map([[KEY_ID, vault.key]]) })
  await renew([document], next)
  expect([...kept.keys()]).toEqual(['/kept-documents/a'])
})

test('a device without room for a second copy finishes a new key, and has the copy of the document as it is now', async () => {
  const before = await vaultOf()
  const documents = [await keptDocument(before, 'a'), await keptDocument(before, 'b')]
  room = 2
  const next = await vaultOf({ keyId: 'the_next_key_-56789012', former: new Map([[KEY_ID, before.key]]) })
  await renew(documents, next)
  expect(sendFiles.mock.calls.map(([, { params }]) => params.id)).toEqual(['a', 'b'])
  expect(kept.size).toBe(2)
  expect(kept.keys()).not.toContain('/kept-documents/a')
})

test('a device that can keep nothing any more renews documents all the same', async () => {
  const vault = await vaultOf()
  const document = await keptDocument({ ...vault, format: 1 }, 'a')
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await renew([document], vault)
  expect(sendFiles).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
