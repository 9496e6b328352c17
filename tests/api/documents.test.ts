import { randomBytes, randomUUID } from 'node:crypto'
import { DOCUMENT_FILE_TYPES } from '@waymark/contract/vault/document'
import { anEnvelope, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { QUOTAS } from '@waymark/contract/quotas'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_FILES } from '../../functions/src/vault/testing/sample-files.ts'
import { sweepVault } from '../../functions/src/vault/sweep-vault.ts'
import {
  aSealed,
  digestOf,
  documentAt,
  documentsOf,
  documentsSeenBy,
  fetchFile,
  filesOf,
  keyringDocument,
  newVaultOwner,
  removeDocument,
  replaceDetails,
  resetVault,
  upload,
  uploaded,
  uploadPlain,
  vaultFile,
  vaultOf,
  withVault,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { plannedTrip, quotaDocument } from './support/trips.ts'

let ann: Person
beforeAll(async () => {
  ann = await newVaultOwner()
})

const OTHER_KEY = 'another_key_-567890123'
const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60_000)

describe('an encrypted document', () => {
  it('is stored as it came, verified, and shown with everything its owner needs to open it', async () => {
    const trip = await plannedTrip(ann)
    const sent = aSealed(ann, { tripId: trip.id })
    const answer = await upload(ann.byCookie, sent)
    const id = sent.fields['id'] ?? ''
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        userId: ann.uid,
        tripId: trip.id,
        type: 'identity',
        name: 'Encrypted document',
        filename: `${id}.bin`,
        fileUrl: `/api/documents/${id}/file`,
        contentType: 'application/octet-stream',
        bytes: sent.bytes.length,
        sha256: digestOf(sent.bytes),
        envelope: anEnvelope(),
        verified: true,
      },
    })
    expect((await documentAt(id).get()).data()).toMatchObject({
      userId: ann.uid,
      name: null,
      status: 'ready',
      verified: true,
      file: { path: `vault/${ann.uid}/${id}` },
    })
    const [stored] = await vaultFile(ann.uid, id).download()
    expect(stored.equals(sent.bytes)).toBe(true)
    expect((await documentsSeenBy(ann))[0]).toEqual(answer.body)
  })

  it('sent again is answered with the same document, also many times at once', async () => {
    const somebody = await newVaultOwner()
    const sent = aSealed(somebody)
    const headers = { ...somebody.byBearer, 'idempotency-key': sent.fields['id'] ?? '' }
    const answers = await Promise.all([1, 2, 3].map(() => upload(headers, sent)))
    const again = await upload(headers, sent)
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(again.body)
    }
    expect(await documentsOf(somebody.uid)).toHaveLength(1)
    expect(await filesOf(somebody.uid)).toEqual([sent.fields['id']])
  })

  it('is left as it is when its id comes with other bytes', async () => {
    const sent = aSealed(ann)
    const before = await uploaded(ann, sent)
    const other = aSealed(ann, { id: before.id })
    expect(await upload(ann.byBearer, other)).toMatchObject({
      status: 409,
      body: { message: 'This id cannot be used' },
    })
    expect((await fetchFile(ann.byBearer, before.id)).bytes.equals(sent.bytes)).toBe(true)
    expect(await documentsSeenBy(ann)).toContainEqual(before)
  })

  it('is refused when its bytes are not those that were declared', async () => {
    const somebody = await newVaultOwner()
    const message = 'The file was changed on its way. Please try again.'
    expect(await upload(somebody.byBearer, aSealed(somebody, { sha256: digestOf(randomBytes(9)) }))).toMatchObject({
      status: 400,
      body: { message, fields: { document: message } },
    })
    expect(await vaultOf(somebody.uid)).toMatchObject({ documents: [], files: [] })
  })

  it('is refused when the vault has no key, or another one', async () => {
    const somebody = await newPerson()
    expect(await upload(somebody.byBearer, aSealed(somebody))).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    await withVault(somebody, { keyId: OTHER_KEY })
    expect((await upload(somebody.byBearer, aSealed(somebody))).status).toBe(409)
    expect(await vaultOf(somebody.uid)).toMatchObject({ documents: [], files: [] })
    const envelope = JSON.stringify(anEnvelope({ keyId: OTHER_KEY }))
    expect((await upload(somebody.byBearer, aSealed(somebody, { envelope }))).status).toBe(200)
  })

  it('gets other details, which its owner alone can give it', async () => {
    const { id } = await uploaded(ann)
    const { id: plain } = (await uploadPlain(ann, SAMPLE_FILES['image/png'].bytes, 'a.png')).body as { id: string }
    expect(await replaceDetails(ann.byCookie, id, 'bmV3')).toMatchObject({
      status: 200,
      body: { id, verified: true, envelope: anEnvelope({ details: 'bmV3' }) },
    })
    expect((await replaceDetails(ann.byBearer, plain, 'bmV3')).status).toBe(409)
    for (const bad of ['', 'not base64!', 5, null, 'x'.repeat(16_001)]) {
      expect((await replaceDetails(ann.byBearer, id, bad)).status).toBe(400)
    }
    expect((await documentAt(id).get()).get('envelope')).toEqual(anEnvelope({ details: 'bmV3' }))
  })
})

describe('a document of a client that does not encrypt', () => {
  it.each(DOCUMENT_FILE_TYPES)('is told by its bytes and stored as it is: %s', async (contentType) => {
    const { name, bytes } = SAMPLE_FILES[contentType]
    const answer = await uploadPlain(ann, bytes, name)
    expect(answer).toMatchObject({
      status: 200,
      body: { type: 'visa', name, filename: name, contentType, verified: true, envelope: null, tripId: null },
    })
    const file = await fetchFile(ann.byBearer, (answer.body as { id: string }).id)
    expect(file.bytes.equals(bytes)).toBe(true)
    expect(file.headers.get('content-type')).toBe(contentType)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
  })

  it('needs no vault, and is made once for one Idempotency-Key', async () => {
    const somebody = await newPerson()
    const { name, bytes } = SAMPLE_FILES['application/pdf']
    const headers = { ...somebody.byBearer, 'idempotency-key': randomUUID() }
    const [first, again] = [
      await upload(headers, { bytes, name, fields: { type: 'other' } }),
      await upload(headers, { bytes, name, fields: { type: 'other' } }),
    ]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await documentsOf(somebody.uid)).toHaveLength(1)
  })
})

describe('the stored file', () => {
  it('is served to its owner by cookie and by token, to be saved and kept by nothing', async () => {
    const sent = aSealed(ann)
    const { id } = await uploaded(ann, sent)
    for (const headers of [ann.byCookie, ann.byBearer]) {
      const { status, headers: said, bytes } = await fetchFile(headers, id)
      expect(status).toBe(200)
      expect(bytes.equals(sent.bytes)).toBe(true)
      expect(said.get('content-type')).toBe('application/octet-stream')
      expect(said.get('cache-control')).toBe('no-store')
      expect(said.get('content-disposition')).toBe(`attachment; filename=${id}.bin`)
      expect(said.get('x-content-type-options')).toBe('nosniff')
      expect(said.get('content-security-policy')).toContain("object-src 'none'")
      expect(said.get('cross-origin-resource-policy')).toBe('same-origin')
    }
    expect((await fetchFile(ann.byBearer, id, 'HEAD')).status).toBe(200)
  })

  it('that is gone is answered with 404', async () => {
    const { id } = await uploaded(ann)
    await vaultFile(ann.uid, id).delete()
    expect((await fetchFile(ann.byBearer, id)).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE'])('cannot be changed by %s', async (method) => {
    const { id } = await uploaded(ann)
    const { status, headers } = await fetchFile(ann.byBearer, id, method)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('deleting a document', () => {
  it('deletes it with its file', async () => {
    const { id } = await uploaded(ann)
    expect(await removeDocument(ann.byCookie, id)).toMatchObject({
      status: 200,
      body: { message: 'Document deleted successfully' },
    })
    expect((await documentAt(id).get()).exists).toBe(false)
    expect(await filesOf(ann.uid)).not.toContain(id)
    expect((await removeDocument(ann.byBearer, id)).status).toBe(404)
  })

  it('that was interrupted hides it at once, and is finished later, or by asking again', async () => {
    const somebody = await newVaultOwner()
    const [first, second, kept] = [await uploaded(somebody), await uploaded(somebody), await uploaded(somebody)]
    for (const { id } of [first, second]) await documentAt(id).update({ status: 'deleting' })
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([kept.id])
    expect((await fetchFile(somebody.byBearer, first.id)).status).toBe(404)
    expect((await removeDocument(somebody.byBearer, second.id)).status).toBe(200)
    await sweepVault(somebody.uid, inTwoHours())
    expect((await documentsOf(somebody.uid)).map(({ id }) => id)).toEqual([kept.id])
    expect(await filesOf(somebody.uid)).toEqual([kept.id])
  })
})

describe('documents of before there was a status', () => {
  const ofBefore = (isLeaving: boolean) => ({ isLeaving, status: FieldValue.delete() })

  it('get one with the next call of anybody, and are then found like all others', async () => {
    const somebody = await newVaultOwner()
    const [kept, deleted] = [await uploaded(somebody), await uploaded(somebody)]
    await documentAt(kept.id).update(ofBefore(false))
    await documentAt(deleted.id).update({ ...ofBefore(true), createdAt: LONG_AGO })
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([kept.id])
    await expect.poll(async () => (await documentAt(kept.id).get()).data()).toMatchObject({ status: 'ready' })
    expect((await documentAt(kept.id).get()).data()).not.toHaveProperty('isLeaving')
    // A call of another test may be at it.
    await expect.poll(() => filesOf(somebody.uid)).toEqual([kept.id])
  })

  it('are read as what they were, and changed like all others', async () => {
    const somebody = await newVaultOwner()
    const { id } = await uploaded(somebody)
    await documentAt(id).update(ofBefore(false))
    expect((await fetchFile(somebody.byBearer, id)).status).toBe(200)
    expect((await removeDocument(somebody.byBearer, id)).status).toBe(200)
    expect(await vaultOf(somebody.uid)).toMatchObject({ documents: [], files: [] })
  })
})

describe('what was interrupted long ago', () => {
  it('is finished: whole files are verified, others go with their documents, files without one go', async () => {
    const [somebody, other] = [await newVaultOwner(), await newVaultOwner()]
    const [whole, changed, lost, kept] = [
      await uploaded(somebody),
      await uploaded(somebody),
      await uploaded(somebody),
      await uploaded(somebody),
    ]
    for (const { id } of [whole, changed, lost]) await documentAt(id).update({ verified: false })
    await vaultFile(somebody.uid, changed.id).save('something else')
    await vaultFile(somebody.uid, lost.id).delete()
    await vaultFile(somebody.uid, 'orphan').save('left over')
    await vaultFile(other.uid, 'orphan').save('left over')
    await sweepVault(somebody.uid)
    expect(await documentsOf(somebody.uid)).toHaveLength(4)
    await sweepVault(somebody.uid, inTwoHours())
    expect(await filesOf(somebody.uid)).toEqual([whole.id, kept.id].toSorted())
    const left = await documentsSeenBy(somebody)
    expect(left.map(({ id }) => id)).toEqual([kept.id, whole.id])
    expect(left.every(({ verified }) => verified)).toBe(true)
    expect(await filesOf(other.uid)).toEqual(['orphan'])
  })
})

const LONG_AGO = new Date('2024-05-01T12:00:00Z')

describe('resetting a vault', () => {
  it('puts the keyring and all that it has encrypted out of sight, and nothing else', async () => {
    const [somebody, other] = [await newVaultOwner(), await newVaultOwner()]
    await uploaded(somebody)
    await uploaded(somebody)
    const plain = (await uploadPlain(somebody, SAMPLE_FILES['image/png'].bytes, 'a.png')).body as { id: string }
    await uploaded(other)
    const before = await vaultOf(other.uid)
    expect(await resetVault(somebody.byCookie, { keyId: VAULT_KEY_ID })).toMatchObject({
      status: 200,
      body: { deletedDocuments: 2 },
    })
    expect((await keyringDocument(somebody.uid).get()).exists).toBe(false)
    expect(await filesOf(somebody.uid)).toHaveLength(3)
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([plain.id])
    expect(await vaultOf(other.uid)).toEqual(before)
  })

  it('that was interrupted is finished by asking again', async () => {
    const somebody = await newVaultOwner()
    await uploaded(somebody)
    await keyringDocument(somebody.uid).delete()
    expect((await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })).status).toBe(200)
    expect(await vaultOf(somebody.uid)).toEqual({ documents: [], files: [], keyring: undefined })
  })

  it('that died before the files went is finished by the next call of anybody, and uploads of others go on', async () => {
    const [gone, uploading, other] = [await newVaultOwner(), await newVaultOwner(), await newVaultOwner()]
    const [left, begun] = [await uploaded(gone), await uploaded(uploading)]
    await keyringDocument(gone.uid).delete()
    await documentAt(left.id).update({ isLeaving: true, createdAt: LONG_AGO })
    await documentAt(begun.id).update({ isLeaving: true })
    await documentsSeenBy(other)
    // A call of another test may be at it.
    await expect.poll(() => vaultOf(gone.uid)).toEqual({ documents: [], files: [], keyring: undefined })
    expect(await filesOf(uploading.uid)).toEqual([begun.id])
  })

  it('is refused when the vault was set up anew meanwhile, and leaves it whole', async () => {
    const somebody = await newVaultOwner()
    await uploaded(somebody)
    const before = await vaultOf(somebody.uid)
    expect((await resetVault(somebody.byBearer, { keyId: OTHER_KEY })).status).toBe(409)
    expect((await resetVault(somebody.byBearer, {})).status).toBe(400)
    expect(await vaultOf(somebody.uid)).toEqual(before)
  })
})

describe('uploads are counted', () => {
  it('so many a day', async () => {
    const somebody = await newVaultOwner()
    await quotaDocument(somebody).set({ document: { today: QUOTAS.document.perDay - 1, minute: 0, thisMinute: 0 } })
    expect((await upload(somebody.byBearer, aSealed(somebody))).status).toBe(200)
    const answer = await upload(somebody.byBearer, aSealed(somebody, { id: newDocumentId(somebody.uid) }))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await documentsOf(somebody.uid)).toHaveLength(1)
  })
})
