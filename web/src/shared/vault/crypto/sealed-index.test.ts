import { expect, test } from 'vitest'
import { LIMITS } from '@waymark/contract/limits'
import { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { MOST_REMOVED, openIndex, sealIndex, TRAIL, type VaultIndex } from './sealed-index.ts'
import { aesKey, steadyBytes } from './testing/pieces.ts'
import type { VaultKey } from './vault-key.ts'

const ID = 'A1b2C3d4E5f6G7h8I9j0'

const vaultOf = async (seed: number, changes: Partial<VaultKey> = {}): Promise<VaultKey> => ({
  uid: 'ann',
  keyId: 'keyOfTheVault_-9012345',
  format: 2,
  key: await aesKey(steadyBytes(32, seed)),
  former: new Map(),
  ...changes,
})

const entry = {
  name: 'Pass.pdf',
  version: 1,
  savedAt: '2026-11-23T00:00:00.000Z',
  state: 'ab'.repeat(32),
  expected: {},
}
const index: VaultIndex = { version: 1, entries: { [ID]: entry }, removed: [], trail: ['cd'.repeat(32)] }

const refused = expect.objectContaining({ name: 'CannotOpen' })

test('an index opens with its key, in its vault, as its revision, and not otherwise', async () => {
  const vault = await vaultOf(1)
  const sealed = await sealIndex(vault, 7, index)
  expect(await openIndex(vault, sealed)).toEqual(index)
  expect(await openIndex({ ...vault, format: 1 }, sealed)).toEqual(index)
  await expect(openIndex(vault, { ...sealed, revision: 6 })).rejects.toEqual(refused)
  await expect(openIndex(vault, { ...sealed, revision: 8 })).rejects.toEqual(refused)
  await expect(openIndex(vault, { ...sealed, keyId: 'another_key_-567890123' })).rejects.toEqual(refused)
  await expect(openIndex(await vaultOf(2), sealed)).rejects.toEqual(refused)
  await expect(openIndex(await vaultOf(1, { uid: 'eve' }), sealed)).rejects.toEqual(refused)
  const other = 'another_key_-567890123'
  await expect(openIndex({ ...vault, keyId: other }, { ...sealed, keyId: other })).rejects.toEqual(refused)
})

test('no byte of an index can be changed, cut or added', async () => {
  const vault = await vaultOf(1)
  const sealed = await sealIndex(vault, 7, index)
  const bytes = Buffer.from(sealed.sealed, 'base64url')
  const withBytes = (other: Buffer) => openIndex(vault, { ...sealed, sealed: other.toString('base64url') })
  for (let at = 0; at < bytes.length; at += 1) {
    const other = Buffer.from(bytes)
    other[at]! ^= 1 << (at % 8)
    await expect(withBytes(other)).rejects.toEqual(refused)
  }
  await expect(withBytes(bytes.subarray(0, -1))).rejects.toEqual(refused)
  await expect(withBytes(Buffer.concat([bytes, Buffer.of(0)]))).rejects.toEqual(refused)
  await expect(withBytes(Buffer.alloc(0))).rejects.toEqual(refused)
})

test('its length tells of names in steps alone', async () => {
  const vault = await vaultOf(1)
  const lengthWith = async (name: string) =>
    (await sealIndex(vault, 1, { ...index, entries: { [ID]: { ...entry, name } } })).sealed.length
  expect(await lengthWith('a')).toBe(await lengthWith('a'.repeat(200)))
})

test('that of a full vault fits, with the longest names while each document is encrypted anew', async () => {
  const waiting = { ...entry, name: '旅'.repeat(LIMITS.title), expected: { ['ef'.repeat(32)]: entry.savedAt } }
  const ids = (count: number, mark: string) =>
    Array.from({ length: count }, (_, at) => mark + String(at).padStart(21, '0'))
  const full: VaultIndex = {
    version: 1,
    entries: Object.fromEntries(ids(LIMITS.documents, 'a').map((id) => [id, waiting])),
    removed: ids(MOST_REMOVED, 'b'),
    trail: Array.from({ length: TRAIL }, () => entry.state),
  }
  const vault = await vaultOf(1)
  const sealed = await sealIndex(vault, 1, full)
  expect(SealedIndex.safeParse(sealed).success).toBe(true)
  expect(Object.keys((await openIndex(vault, sealed)).entries)).toHaveLength(500)
})
