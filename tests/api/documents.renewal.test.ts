import { randomBytes } from 'node:crypto'
import { anEnvelope } from '@waymark/contract/fixtures/documents'
import { LIMITS } from '@waymark/contract/limits'
import { ListedDocument } from '@waymark/contract/vault/document-calls'
import { sealedLength } from '@waymark/contract/vault/padding'
import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { sweepVault } from '../../functions/src/vault/sweep-vault.ts'
import {
  makeVault,
  replaceVaultKey,
  unlockByPassphrase,
  type VaultKey,
} from '../../web/src/shared/vault/crypto/vault-key.ts'
import { SEED, seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { call } from './support/call.ts'
import {
  bringBack,
  digestOf,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formerOf,
  keyringDocument,
  newVaultOwner,
  renewalOf,
  uploaded,
  uploadPlain,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { expectWhole, fillVault, renewInterrupted } from './support/renewals.ts'

const renew = (person: Person, id: string, form: FormData) =>
  call('PUT', `/api/documents/${id}/renewal`, { headers: person.byBearer, form })

const only = async (person: Person): Promise<ListedDocument> => {
  const [document] = await documentsSeenBy(person)
  if (document === undefined) throw new Error('no document')
  return document
}

describe('a document that is encrypted anew', () => {
  it('has another file and envelope at once, stays where it is, and the same again changes nothing', async () => {
    const ann = await newVaultOwner()
    const before = await uploaded(ann)
    const bytes = randomBytes(sealedLength(5_000))
    const form = await renewalOf(before, {}, bytes)
    const answer = await renew(ann, before.id, form)
    expect(answer).toMatchObject({ status: 200, body: { id: before.id, verified: true, envelope: { format: 2 } } })
    const after = await only(ann)
    expect(after).toMatchObject({ createdAt: before.createdAt, type: before.type, bytes: bytes.length })
    expect((await fetchFile(ann.byBearer, before.id)).bytes.equals(bytes)).toBe(true)
    expect(await filesOf(ann.uid)).toHaveLength(1)
    expect((await renew(ann, before.id, form)).status).toBe(200)
    expect(await only(ann)).toEqual(after)

    await sweepVault(ann.uid, new Date(Date.now() + 2 * 60 * 60 * 1_000))
    expect((await fetchFile(ann.byBearer, before.id)).bytes.equals(bytes)).toBe(true)
    expect((await call('DELETE', `/api/documents/${before.id}`, { headers: ann.byBearer })).status).toBe(200)
    expect(await filesOf(ann.uid)).toEqual([])
  })

  it('is refused for another document than was meant, another key, an earlier format and a wrong length', async () => {
    const [ann, eve] = [await newVaultOwner(), await newVaultOwner()]
    const before = await uploaded(ann)
    const envelope = (changes: object) => JSON.stringify(anEnvelope({ format: 2, ...changes }))
    const refused: readonly (readonly [Record<string, string>, number, number?])[] = [
      [{ replaces: digestOf(Buffer.from('x')) }, 409],
      [{ envelope: envelope({ keyId: 'another_key_-567890123' }) }, 409],
      [{ envelope: envelope({ format: 1 }) }, 400],
      [{ sha256: digestOf(Buffer.from('x')) }, 400],
      [{}, 400, 200],
    ]
    for (const [changes, status, length] of refused) {
      const bytes = randomBytes(length ?? sealedLength(1))
      const answer = await renew(ann, before.id, await renewalOf(before, changes, bytes))
      expect(answer.status, JSON.stringify(changes)).toBe(status)
    }
    expect((await renew(eve, before.id, await renewalOf(before))).status).toBe(404)
    const plain = ListedDocument.parse((await uploadPlain(eve, Buffer.from('%PDF-1.4\n%%EOF\n'), 'a.pdf')).body)
    expect((await renew(eve, plain.id, await renewalOf(plain))).status).toBe(409)
    expect(await only(ann)).toEqual(before)
    expect(await filesOf(ann.uid)).toEqual([before.id])
  })

  it('takes no details that were encrypted for its former format, and loses none that were changed meanwhile', async () => {
    const ann = await newVaultOwner()
    const before = await uploaded(ann)
    const putDetails = (json: object) =>
      call('PUT', `/api/documents/${before.id}`, { headers: ann.byBearer, json: { details: 'bmV3', ...json } })
    const late = await renewalOf(before)
    expect((await putDetails({})).status).toBe(200)
    expect((await renew(ann, before.id, late)).status).toBe(409)
    expect((await renew(ann, before.id, await renewalOf(await only(ann)))).status).toBe(200)
    expect((await putDetails({})).status).toBe(409)
    expect((await putDetails({ format: 1 })).status).toBe(409)
    expect((await putDetails({ format: 2 })).status).toBe(200)
    // One file is there at any time, whatever was refused.
    expect(await filesOf(ann.uid)).toHaveLength(1)
  })
})

const random = seeded(SEED)
const PASSPHRASE = 'kettle violin orchard thimble'
const INTERRUPTIONS = 20
/** `npm run test:long` renews a vault as full as it may be. */
const DOCUMENTS = Math.min(Number(process.env['WAYMARK_RENEWALS'] ?? 12), LIMITS.documents)
/** Only stops what hangs. */
const LONGEST_MS = 2_400_000

const newSecret = () => crypto.getRandomValues(new Uint8Array(20))

/** Somebody with a vault as the app makes it, with documents in it. */
async function aFullVault(format: VaultFormat) {
  const ann = await newPerson()
  const keyring = await makeVault(ann.uid, PASSPHRASE, newSecret())
  await keyringDocument(ann.uid).set({ ...keyring, updatedAt: FieldValue.serverTimestamp() })
  const vault = await unlockByPassphrase(keyring, ann.uid, PASSPHRASE)
  return { ann, keyring, vault, all: await fillVault(ann, { vault, format, count: DOCUMENTS }, random) }
}

/** What was cut may have left a file behind, which goes with the sweep; those in use stay. */
const sweepLater = (uid: string) => sweepVault(uid, new Date(Date.now() + 2 * 60 * 60 * 1_000))

it(
  `${DOCUMENTS} documents of format 1 become format 2, interrupted ${INTERRUPTIONS} times (WAYMARK_SEED=${SEED}), without losing a byte`,
  async () => {
    const { ann, vault, all } = await aFullVault(1)
    const isWaiting = ({ envelope }: ListedDocument) => envelope?.format === 1
    await renewInterrupted(ann, vault, { cuts: INTERRUPTIONS, isWaiting, all }, random)
    await expectWhole(ann, vault, all)
    await sweepLater(ann.uid)
    await expectWhole(ann, vault, all)
  },
  LONGEST_MS,
)

it(
  `${DOCUMENTS} documents get a new key, interrupted ${INTERRUPTIONS} times (WAYMARK_SEED=${SEED}), without losing a byte, and the former one is brought back with all of them`,
  async () => {
    const { ann, keyring, vault: before, all } = await aFullVault(2)
    const owner = { keyring, uid: ann.uid, inUse: [keyring.keyId] }
    const next = await replaceVaultKey(owner, PASSPHRASE, 'marble gravel', newSecret())
    const json = { replaces: keyring.keyId, keyring: next }
    expect((await call('PUT', '/api/vault/key', { headers: ann.byBearer, json })).status).toBe(200)
    const vault = await unlockByPassphrase(next, ann.uid, 'marble gravel')
    await expectWhole(ann, vault, all)

    const isWaiting = ({ envelope }: ListedDocument) => envelope?.keyId !== next.keyId
    await renewInterrupted(ann, vault, { cuts: INTERRUPTIONS, isWaiting, all }, random)
    await sweepLater(ann.uid)
    // The former key is not needed any more.
    await expectWhole(ann, { ...vault, former: new Map() }, all)
    const opensAfter = async (replacedBy: string, by: VaultKey) => {
      const former = (await formerOf(ann)).find((one) => one.replacedBy === replacedBy)
      expect((await bringBack(ann, former?.id ?? '')).status).toBe(200)
      await sweepLater(ann.uid)
      await expectWhole(ann, by, all)
    }
    await opensAfter('key', before)
    await opensAfter('restore', { ...vault, former: new Map() })
  },
  LONGEST_MS,
)
