import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { anEnvelope } from '@waymark/contract/fixtures/documents'
import { digestOfSealed } from '@waymark/contract/vault/digest-of-sealed'
import { ListedDocument } from '@waymark/contract/vault/document-calls'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { sealedLength } from '@waymark/contract/vault/padding'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { sweepVault } from '../../functions/src/vault/sweep-vault.ts'
import { openDetails, sealDetails } from '../../web/src/shared/vault/crypto/details.ts'
import { newHeader } from '../../web/src/shared/vault/crypto/file-format.ts'
import { makeFileKey, openFileKey } from '../../web/src/shared/vault/crypto/file-key.ts'
import { openedBytes, sealedBytes } from '../../web/src/shared/vault/crypto/testing/pieces.ts'
import { makeVault, unlockByPassphrase, type VaultKey } from '../../web/src/shared/vault/crypto/vault-key.ts'
import { SEED, seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { call } from './support/call.ts'
import {
  aSealed,
  digestOf,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formOf,
  keyringDocument,
  newVaultOwner,
  renewalOf,
  uploaded,
  uploadPlain,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'

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

interface Own {
  readonly name: string
  readonly content: Buffer
}

async function sealedIn(format: VaultFormat, vault: VaultKey, id: string, { name, content }: Own) {
  const { fileKey, wrapped } = await makeFileKey({ ...vault, format }, id)
  const place = { uid: vault.uid, documentId: id }
  const bytes = await sealedBytes(content, fileKey, place, newHeader(format))
  const fields = {
    version: 1,
    name,
    fileType: 'application/pdf',
    bytes: content.length,
    expires: null,
    notes: '',
  } as const
  const details = await sealDetails(vault, { format, documentId: id }, fields)
  return { bytes, envelope: { format, keyId: vault.keyId, fileKey: wrapped, details } }
}

/** Name and content of a document, as its owner has it back. */
async function openedBy(person: Person, vault: VaultKey, document: ListedDocument): Promise<Own> {
  if (document.envelope === null) throw new Error('a plain document')
  const { format, fileKey, details } = document.envelope
  const place = { format, documentId: document.id }
  const { name } = await openDetails(vault, place, details)
  const key = await openFileKey(vault, place, fileKey)
  const { bytes } = await fetchFile(person.byBearer, document.id)
  return { name, content: await openedBytes(bytes, key, { uid: person.uid, documentId: document.id }, format) }
}

/** The same of one that a server may still work on: it is read again where it has changed since it was looked up. */
async function openedAsItIs(person: Person, vault: VaultKey, id: string): Promise<Own> {
  const seen = async () => (await documentsSeenBy(person)).find((document) => document.id === id)
  for (let document = await seen(); document !== undefined;) {
    const { envelope } = document
    try {
      return await openedBy(person, vault, document)
    } catch (error) {
      document = await seen()
      if (isDeepStrictEqual(document?.envelope, envelope)) throw error
    }
  }
  throw new Error('a document was lost')
}

/** What the app does with one document; `signal` cuts the connection while the server works on it. */
async function migrate(
  person: Person,
  vault: VaultKey,
  document: ListedDocument,
  signal: AbortSignal,
): Promise<number> {
  const own = await openedAsItIs(person, vault, document.id)
  const { bytes, envelope } = await sealedIn(2, vault, document.id, own)
  if (document.envelope === null) throw new Error('a plain document')
  const replaces = await digestOfSealed(document.envelope, document)
  const fields = { envelope: JSON.stringify(envelope), sha256: digestOf(bytes), replaces }
  const body = formOf({ bytes, fields, name: 'blob' })
  const headers = person.byBearer
  const answer = await fetch(`${ORIGIN}/api/documents/${document.id}/renewal`, { method: 'PUT', headers, body, signal })
  return answer.status
}

const INTERRUPTIONS = 20
/** `npm run test:long` migrates 500, in vaults of 100. */
const VAULTS = Number(process.env['WAYMARK_RENEWALS'] ?? 12) > 100 ? 5 : 1
const DOCUMENTS = Number(process.env['WAYMARK_RENEWALS'] ?? 12) / VAULTS
/** Only stops what hangs. */
const LONGEST_MS = 1_200_000

it(
  `${DOCUMENTS * VAULTS} documents of format 1 become format 2, interrupted ${INTERRUPTIONS} times (WAYMARK_SEED=${SEED}), without losing a byte`,
  async () => {
    for (let vaults = 0; vaults < VAULTS; vaults++) {
      const ann = await newPerson()
      const keyring = await makeVault(
        ann.uid,
        'kettle violin orchard thimble',
        crypto.getRandomValues(new Uint8Array(20)),
      )
      await keyringDocument(ann.uid).set({ ...keyring, updatedAt: FieldValue.serverTimestamp() })
      const vault = await unlockByPassphrase(keyring, ann.uid, 'kettle violin orchard thimble')
      const all = new Map<string, Own>()
      while (all.size < DOCUMENTS) {
        const own = { name: `Document ${all.size}.pdf`, content: randomBytes(1 + random.whole(40_000)) }
        const id = newDocumentId(ann.uid)
        const { bytes, envelope } = await sealedIn(1, vault, id, own)
        const changes = { id, envelope: JSON.stringify(envelope), sha256: digestOf(bytes) }
        await uploaded(ann, aSealed(ann, changes, bytes))
        all.set(id, own)
      }

      const waiting = async () => (await documentsSeenBy(ann)).filter(({ envelope }) => envelope?.format === 1)
      for (let cuts = 0; cuts < INTERRUPTIONS; cuts++) {
        const [next] = await waiting()
        if (next === undefined) break
        const connection = new AbortController()
        const cut = migrate(ann, vault, next, connection.signal).catch(() => undefined)
        // Within what a renewal takes: before it arrives, while its file is stored, or when it is through.
        setTimeout(() => connection.abort(), random.whole(400))
        await cut
        expect(await openedAsItIs(ann, vault, next.id)).toEqual(all.get(next.id))
      }
      // A server may still work on what was cut: one that is changed meanwhile is looked at again.
      for (let left = await waiting(); left.length > 0; left = await waiting()) {
        for (const document of left) {
          expect([200, 404, 409, 429]).toContain(await migrate(ann, vault, document, new AbortController().signal))
        }
      }

      const documents = await documentsSeenBy(ann)
      expect(documents).toHaveLength(DOCUMENTS)
      for (const document of documents) expect(await openedBy(ann, vault, document)).toEqual(all.get(document.id))
      // What was cut may have left a file behind, which goes with the sweep; those in use stay.
      await sweepVault(ann.uid, new Date(Date.now() + 2 * 60 * 60 * 1_000))
      for (const document of documents) expect(await openedBy(ann, vault, document)).toEqual(all.get(document.id))
    }
  },
  LONGEST_MS,
)
