import { randomBytes } from 'node:crypto'
import { sealedLength } from '@waymark/contract/vault/padding'
import { LIMITS } from '@waymark/contract/limits'
import { anEnvelope } from '@waymark/contract/fixtures/documents'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { docx, pdf, SAMPLE_FILES, zipBomb } from '../../functions/src/vault/testing/sample-files.ts'
import {
  aSealed,
  digestOf,
  newVaultOwner,
  removeDocument,
  upload,
  uploaded,
  uploadPlain,
  vaultOf,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { plannedTrip, quotaDocument } from './support/trips.ts'

let ann: Person
beforeAll(async () => {
  ann = await newVaultOwner()
})

afterEach(() => quotaDocument(ann).delete())

const expectNothingStored = async () => {
  expect(await vaultOf(ann.uid)).toMatchObject({ documents: [], files: [] })
}

const JPEG = SAMPLE_FILES['image/jpeg'].bytes
const NOT_TAKEN = 'The document must be an image, a PDF or a Word document'
const OTHER_NAME = 'The file is of another kind than its name says'
const TWO_KINDS = 'The file is of two kinds at once. Please save it anew and try again.'

describe('a file that is not taken is refused with a clear reason, and nothing is stored', () => {
  it.each<[what: string, bytes: Buffer, name: string, message: string]>([
    ['empty', Buffer.alloc(0), 'empty.pdf', 'Required'],
    ['a program', Buffer.from('MZ\u0090\0', 'latin1'), 'setup.pdf', NOT_TAKEN],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'visa.html', NOT_TAKEN],
    ['a picture that calls itself a PDF', JPEG, 'passport.pdf', OTHER_NAME],
    ['a picture that calls itself a program', JPEG, 'passport.jpg.exe', OTHER_NAME],
    ['a PDF that calls itself a picture', pdf(), 'passport.jpg', OTHER_NAME],
    ['a picture whose name is turned round', JPEG, 'passport\u202egpj.exe', OTHER_NAME],
    ['a picture and an archive', Buffer.concat([JPEG, docx()]), 'passport.jpg', TWO_KINDS],
    ['a PDF and a page', Buffer.from('%PDF-1.4\n<html ><script>x</script>\n%%EOF'), 'visa.pdf', TWO_KINDS],
    ['a zip bomb', zipBomb(), 'letter.docx', 'The document unpacks to far more than its size'],
    ['half a Word document', docx().subarray(0, 200), 'letter.docx', NOT_TAKEN],
  ])('%s', async (_what, bytes, name, message) => {
    const answer = await uploadPlain(ann, bytes, name)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-argument', message, fields: { document: message } },
    })
    await expectNothingStored()
  })

  it('one byte over 20 MB, while 20 MB are taken', async () => {
    const large = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)])
    const answer = await uploadPlain(ann, large(LIMITS.documentBytes + 1), 'large.jpg')
    expect(answer).toMatchObject({ status: 413, body: { message: 'The file must be at most 20 MB' } })
    await expectNothingStored()
    const taken = await uploadPlain(ann, large(LIMITS.documentBytes), 'large.jpg')
    expect(taken).toMatchObject({ status: 200, body: { bytes: LIMITS.documentBytes } })
    expect((await removeDocument(ann.byBearer, (taken.body as { id: string }).id)).status).toBe(200)
  })

  it('an encrypted one of format 2 whose length is none of the format, while one of its lengths is taken', async () => {
    const envelope = JSON.stringify(anEnvelope({ format: 2 }))
    for (const bytes of [200, sealedLength(0) - 1, sealedLength(0) + 1, sealedLength(100_000) + 16]) {
      const answer = await upload(ann.byBearer, aSealed(ann, { envelope }, randomBytes(bytes)))
      expect(answer, String(bytes)).toMatchObject({ status: 400, body: { code: 'invalid-argument' } })
    }
    await expectNothingStored()
    const { id } = await uploaded(ann, aSealed(ann, { envelope }, randomBytes(sealedLength(100_000))))
    expect((await removeDocument(ann.byBearer, id)).status).toBe(200)
  })

  it('one byte over the longest ciphertext, while the longest is taken', async () => {
    const longest = randomBytes(LIMITS.documentCiphertextBytes)
    const answer = await upload(ann.byBearer, aSealed(ann, {}, Buffer.concat([longest, Buffer.alloc(1)])))
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } })
    await expectNothingStored()
    const { id } = await uploaded(ann, aSealed(ann, {}, longest))
    expect((await removeDocument(ann.byBearer, id)).status).toBe(200)
  })
})

describe('a name of any kind is cleaned', () => {
  it.each([
    [`${'x'.repeat(10_000)}.jpg`, `${'x'.repeat(251)}.jpg`],
    ['../../../etc/passwd.jpg', 'passwd.jpg'],
    ['דרכון\u202e\u2066.jpg', 'דרכון.jpg'],
    ['a"; filename="b.exe\r\nX: y.jpg', expect.stringMatching(/^[^"\r\n]+\.jpg$/)],
  ])('%#', async (sent, name) => {
    const answer = await uploadPlain(ann, JPEG, sent)
    expect(answer).toMatchObject({ status: 200, body: { name, filename: name } })
    expect((await removeDocument(ann.byBearer, (answer.body as { id: string }).id)).status).toBe(200)
  })
})

describe('fields that do not fit are refused, and nothing is stored', () => {
  const WHOLE = 'An encrypted document needs id, envelope and sha256'
  const envelopeWith = (changes: object) => JSON.stringify({ ...anEnvelope(), ...changes })

  it.each<[field: string, changes: Record<string, string | undefined>, message: string]>([
    ['type', { type: undefined }, 'Please select a document type before uploading.'],
    ['type', { type: '' }, 'Please select a document type before uploading.'],
    ['type', { type: 'driving_licence' }, 'Invalid input'],
    ['id', { id: 'short' }, 'Invalid input'],
    ['id', { id: '../../vault/eve/1aaa' }, 'Invalid input'],
    ['id', { id: 'aaaaaaaaaaaaaaaaaaaa' }, 'This id cannot be used'],
    ['envelope', { id: undefined }, WHOLE],
    ['envelope', { sha256: undefined }, WHOLE],
    ['envelope', { envelope: undefined }, WHOLE],
    ['envelope', { envelope: '' }, 'Invalid input'],
    ['envelope', { envelope: '{"format":1' }, 'Invalid input'],
    ['envelope', { envelope: 'null' }, 'Expected object received null'],
    ['envelope.format', { envelope: envelopeWith({ format: 3 }) }, 'Invalid input'],
    ['envelope.keyId', { envelope: envelopeWith({ keyId: 'x' }) }, 'Invalid input'],
    ['envelope.details', { envelope: envelopeWith({ details: 'a name!' }) }, 'Invalid input'],
    ['envelope.name', { envelope: envelopeWith({ name: 'passport.jpg' }) }, 'Unrecognized field: name'],
    ['sha256', { sha256: digestOf(Buffer.from('x')).toUpperCase() }, 'Invalid input'],
    ['tripId', { tripId: 'a/b' }, 'Invalid input'],
    ['tripId', { tripId: 'nosuchtrip' }, 'No such trip'],
    ['verified', { verified: 'true' }, 'Unrecognized field: verified'],
    ['userId', { userId: 'eve' }, 'Unrecognized field: userId'],
  ])('%s: %j', async (field, changes, message) => {
    const answer = await upload(ann.byBearer, aSealed(ann, changes))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-argument', message } })
    expect((answer.body as { fields: Record<string, string> }).fields[field]).toBe(message)
    await expectNothingStored()
  })

  it('a trip of somebody else is one that is not there', async () => {
    const trip = await plannedTrip(await newPerson())
    const answer = await upload(ann.byBearer, aSealed(ann, { tripId: trip.id }))
    expect(answer).toMatchObject({ status: 400, body: { fields: { tripId: 'No such trip' } } })
    await expectNothingStored()
  })
})
