import { aVaultDocument } from '@waymark/contract/fixtures/documents'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { beforeEach, expect, test, vi } from 'vitest'
import { VAULT_INDEX_KEY } from '../../config/storage-keys.ts'
import { binding } from './crypto/binding.ts'
import { utf8 } from './crypto/bytes.ts'
import { sealDetails } from './crypto/details.ts'
import { sealBytes } from './crypto/sealed-bytes.ts'
import { openIndex, sealIndex } from './crypto/sealed-index.ts'
import { aesKey, steadyBytes } from './crypto/testing/pieces.ts'
import type { VaultKey } from './crypto/vault-key.ts'
import { stateOf } from './vault-index.ts'
import { acceptVault, confirmChanges, expectChanges, indexAnew, lookAtVault } from './vault-index-keeper.ts'

/** The server: stored revisions, and the one it returns. */
const server = vi.hoisted(() => ({
  history: [] as SealedIndex[],
  shown: undefined as SealedIndex | undefined,
  race: [] as (() => void)[],
  /** Runs while a response is pending. */
  meanwhile: [] as (() => Promise<void>)[],
  keyId: '',
}))

vi.mock('../live/keyring-store.ts', () => ({ readKeyring: () => Promise.resolve({ keyId: server.keyId }) }))

vi.mock('../live/vault-index-store.ts', () => ({
  readVaultIndex: async () => {
    const answer = server.shown
    await server.meanwhile.shift()?.()
    return answer
  },
  // Like Firestore: on a conflict, the callback runs again.
  changeVaultIndex: async (
    _uid: string,
    change: (found: SealedIndex | undefined) => Promise<SealedIndex | undefined>,
  ) => {
    for (;;) {
      const before = server.shown
      const next = await change(before)
      server.race.shift()?.()
      if (server.shown !== before) continue
      if (next !== undefined) {
        server.history.push(next)
        server.shown = next
      }
      return next
    }
  },
}))

const KEY_ID = 'keyOfTheVault_-9012345'

const vaultOf = async (seed = 1, keyId = KEY_ID): Promise<VaultKey> => ({
  uid: 'ann',
  keyId,
  format: 2,
  key: await aesKey(steadyBytes(32, seed)),
  former: new Map(),
})

/** A document as saved by a device for the `version`th time. */
async function documentOf(vault: VaultKey, id: string, version = 1): Promise<VaultDocument> {
  const details = {
    version: 1,
    name: `${id}.pdf`,
    fileType: 'application/pdf',
    bytes: version,
    expires: null,
    notes: '',
  } as const
  const document = aVaultDocument({ id })
  const sealed = await sealDetails(vault, { format: 2, documentId: id }, details)
  return { ...document, envelope: { ...document.envelope!, format: 2, keyId: vault.keyId, details: sealed } }
}

const look = (vault: VaultKey, documents: readonly VaultDocument[]) =>
  lookAtVault(vault, documents, () => Promise.resolve(documents))

const found = async (vault: VaultKey, documents: readonly VaultDocument[]) => {
  const { fault, findings } = await look(vault, documents)
  return fault ?? findings.map(({ name, what }) => `${name} ${what}`)
}

async function save(vault: VaultKey, document: VaultDocument, name = `${document.id}.pdf`): Promise<void> {
  const changes = [{ id: document.id, name, state: await stateOf(document) }]
  await expectChanges(vault, changes)
  await confirmChanges(vault, changes)
}

beforeEach(() => {
  localStorage.clear()
  server.history.length = 0
  server.shown = undefined
  server.keyId = KEY_ID
})

test('a vault of before gets its index with the first look, and loses nothing', async () => {
  const vault = await vaultOf()
  const documents = [await documentOf(vault, 'a'), await documentOf(vault, 'b')]
  expect(await found(vault, documents)).toEqual([])
  expect(server.shown?.revision).toBe(1)
  expect(await found(vault, documents)).toEqual([])
  expect(server.history).toHaveLength(1)
  expect(await found(vault, documents.slice(1))).toEqual(['a.pdf missing'])
})

test('a document that is rolled back, hidden or brought back is told of, until its owner accepts it', async () => {
  const vault = await vaultOf()
  const [first, second] = [await documentOf(vault, 'a', 1), await documentOf(vault, 'a', 2)]
  await save(vault, first)
  await save(vault, second)
  expect(await found(vault, [second])).toEqual([])
  expect(await found(vault, [first])).toEqual(['a.pdf older'])
  expect(await found(vault, [])).toEqual(['a.pdf missing'])
  expect(
    await found(vault, [{ ...second, envelope: { ...second.envelope!, details: first.envelope!.fileKey } }]),
  ).toEqual(['a.pdf changed'])
  await acceptVault(vault, [first])
  expect(await found(vault, [first])).toEqual([])
  expect(await found(vault, [second])).toEqual(['a.pdf older'])
})

test('an index that is taken away, brought back or written by others is told of', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const [one, two] = server.history
  expect(await found(vault, [document])).toEqual([])
  const shows = (index: SealedIndex | undefined) => {
    server.shown = index
    return found(vault, [document])
  }
  expect(await shows(one)).toBe('older')
  expect(await shows(undefined)).toBe('missing')
  expect(await shows({ ...two!, revision: 9 })).toBe('unreadable')
  expect(await shows({ ...two!, sealed: one!.sealed })).toBe('unreadable')
  expect(await shows({ ...two!, keyId: 'another_key_-567890123' })).toBe('missing')
  expect(await shows(two)).toEqual([])
  // While there is a fault, nothing is overwritten.
  server.shown = one
  await save(vault, await documentOf(vault, 'b'))
  expect(server.history).toHaveLength(2)
  await acceptVault(vault, [document])
  expect(await found(vault, [document])).toEqual([])
})

test('a vault that another device has reset, or given a new key, is not taken for one that was robbed', async () => {
  const vault = await vaultOf()
  await save(vault, await documentOf(vault, 'a'))
  server.keyId = 'another_key_-567890123'
  expect(await found(vault, [])).toEqual([])
  server.shown = undefined
  expect(await found(vault, [])).toEqual([])
  server.keyId = KEY_ID
  expect(await found(vault, [])).toBe('missing')
})

test('a device that was shown an old index, and has gone on from it, is found out by the others', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  await save(vault, await documentOf(vault, 'b'))
  const seen = localStorage.getItem(VAULT_INDEX_KEY) ?? ''
  // Another device that has seen nothing yet.
  localStorage.clear()
  server.shown = server.history[1]
  for (const id of ['c', 'd', 'e']) await save(vault, await documentOf(vault, id))
  localStorage.setItem(VAULT_INDEX_KEY, seen)
  expect(await found(vault, [document])).toBe('forked')
})

test('a device that was away long goes on where others were, and two at once lose nothing', async () => {
  const vault = await vaultOf()
  const documents = await Promise.all(['a', 'b', 'c'].map((id) => documentOf(vault, id)))
  await save(vault, documents[0]!)
  const seen = localStorage.getItem(VAULT_INDEX_KEY) ?? ''
  for (let time = 0; time < 70; time += 1) await save(vault, documents[1]!)
  localStorage.setItem(VAULT_INDEX_KEY, seen)
  const changes = [{ id: 'c', name: 'c.pdf', state: await stateOf(documents[2]!) }]
  const other = [{ id: 'd', name: 'd.pdf', state: '1'.repeat(64) }]
  const before = server.shown
  // Another device writes at the same time.
  await expectChanges(vault, other)
  const theirs = server.shown
  server.shown = before
  server.race.push(() => (server.shown = theirs))
  localStorage.setItem(VAULT_INDEX_KEY, seen)
  await expectChanges(vault, changes)
  await confirmChanges(vault, changes)
  await confirmChanges(vault, other)
  expect(await found(vault, documents)).toEqual(['d.pdf missing'])
})

test('what another device is just changing is no fault', async () => {
  const vault = await vaultOf()
  const [first, second] = [await documentOf(vault, 'a', 1), await documentOf(vault, 'a', 2)]
  await save(vault, first)
  await save(vault, second)
  // The screen's list is slightly outdated.
  const reads: (readonly VaultDocument[])[] = [[second]]
  expect((await lookAtVault(vault, [first], () => Promise.resolve(reads.shift()!))).findings).toEqual([])
  expect(reads).toEqual([])
})

test('an answer that another tab, or a change of this one, has overtaken is no fault', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  const changes = [{ id: 'a', name: 'a.pdf', state: await stateOf(document) }]
  await expectChanges(vault, changes)
  server.meanwhile.push(() => confirmChanges(vault, changes))
  expect(await found(vault, [document])).toEqual([])
  expect(await found(vault, [])).toEqual(['a.pdf missing'])
})

test('what is wrong with the index itself is told once it is seen twice', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const [one, two] = server.history
  server.shown = one
  server.meanwhile.push(() => Promise.resolve(void (server.shown = two)))
  expect(await found(vault, [document])).toEqual([])
})

test('an index of a later version is no fault, and nothing is written over it', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const later = JSON.stringify({ version: 2, documents: [] })
  const { revision } = server.shown!
  const at = binding(2, 'index of documents', vault.uid, KEY_ID, String(revision + 1))
  const newer = { keyId: KEY_ID, revision: revision + 1, sealed: await sealBytes(vault.key, utf8(later), at) }
  server.shown = newer
  expect(await found(vault, [])).toEqual([])
  await save(vault, await documentOf(vault, 'b'))
  await acceptVault(vault, [])
  expect(server.shown).toBe(newer)
  expect(await indexAnew(vault, await vaultOf(2, 'the_next_key_-56789012'))).toBeUndefined()
})

test('what a later version adds to an index stays in it', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const index = await openIndex(vault, server.shown!)
  const entry = { ...index.entries['a']!, colour: 'red' }
  server.shown = await sealIndex(vault, 3, { ...index, trail: [], entries: { a: entry }, more: [1] })
  expect(await found(vault, [document])).toEqual([])
  await save(vault, await documentOf(vault, 'b'))
  expect(await openIndex(vault, server.shown)).toMatchObject({ entries: { a: { colour: 'red' } }, more: [1] })
})

test('an index that was brought back and then accepted comes after the one that other devices have seen', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const seen = localStorage.getItem(VAULT_INDEX_KEY) ?? ''
  server.shown = server.history[0]
  expect(await found(vault, [document])).toBe('older')
  await acceptVault(vault, [document])
  expect(server.shown?.revision).toBe(3)
  // Another device that has seen the same revisions.
  localStorage.setItem(VAULT_INDEX_KEY, seen)
  expect(await found(vault, [document])).toEqual([])
})

test('accepting a vault while another device saves is told of by neither', async () => {
  const vault = await vaultOf()
  const [first, second] = [await documentOf(vault, 'a', 1), await documentOf(vault, 'a', 2)]
  const other = await documentOf(vault, 'b')
  await save(vault, first)
  await save(vault, other)
  const changes = [{ id: 'a', name: 'a.pdf', state: await stateOf(second) }]
  await expectChanges(vault, changes)
  expect(await found(vault, [first])).toEqual(['b.pdf missing'])
  await acceptVault(vault, [first])
  await confirmChanges(vault, changes)
  expect(await found(vault, [second])).toEqual([])
})

test('a new key takes the index with it', async () => {
  const vault = await vaultOf()
  const document = await documentOf(vault, 'a')
  await save(vault, document)
  const next = { ...(await vaultOf(2, 'the_next_key_-56789012')), former: new Map([[KEY_ID, vault.key]]) }
  const anew = await indexAnew(vault, next)
  expect(anew).toMatchObject({ before: 2, sealed: { keyId: next.keyId, revision: 1 } })
  server.shown = anew!.sealed
  server.keyId = next.keyId
  expect(await found(next, [document])).toEqual([])
  expect(await found(next, [])).toEqual(['a.pdf missing'])
  expect(await indexAnew(vault, next)).toBeUndefined()
})
