import { expect, test } from 'vitest'
import { ENTRIES } from '../../features/my-data/model/archive.ts'
import { startZip } from '../../features/my-data/model/write-zip.ts'
import { makeVectors } from '../../shared/vault/crypto/testing/make-vectors.ts'
import { sha256Hex } from '../../shared/vault/crypto/testing/reference-vault.ts'
import { openSealedExport, readSealedExport } from './open-export.ts'

const made = makeVectors()
const [ofFormat1, ofFormat2] = made.documents
const CREATED = '2026-11-23T00:00:00.000Z'

/** An export of the vectors, as `exportArchive` makes it of a vault that is locked. Both documents have one id. */
async function exportOf(
  changes: {
    keyring?: object
    file?: (bytes: Buffer) => Buffer
    vault?: string
    index?: object
    without?: 1 | 2
    details?: string
  } = {},
) {
  const zip = startZip()
  const documents = []
  for (const { envelope, file } of [ofFormat1!, ofFormat2!].filter(
    ({ envelope: { format } }) => format !== changes.without,
  )) {
    const entry = `documents/${envelope.format}.encrypted`
    const bytes = Buffer.from(file, 'base64url')
    await zip.addFile(entry, new Blob([Uint8Array.from(changes.file?.(bytes) ?? bytes)]))
    const own = { id: ofFormat1!.id, type: 'identity', tripId: null, createdAt: CREATED }
    const sha256 = sha256Hex(bytes)
    const sealed = { ...envelope, details: changes.details ?? envelope.details }
    documents.push({ state: 'encrypted', entry, ...own, envelope: sealed, sha256 })
  }
  zip.addText(ENTRIES.documents, JSON.stringify(documents))
  const keyring = changes.keyring ?? made.keyrings[1]
  const vault = { uid: made.uid, keyring, passportNumber: null, index: changes.index }
  zip.addText(ENTRIES.vault, changes.vault ?? JSON.stringify(vault))
  return zip.end()
}

const openedBy = async (secret: string, zip: Blob) => openSealedExport(await readSealedExport(zip), secret)

test.each(made.keyrings.map((keyring) => [keyring.kdf, keyring] as const))(
  'an export by %s opens by passphrase and by recovery code',
  async (_kdf, keyring) => {
    for (const secret of [made.passphrase, made.recoveryCode, made.recoveryCode.toLowerCase().replaceAll('-', ' ')]) {
      const { documents, passportNumber } = await openedBy(secret, await exportOf({ keyring }))
      expect(passportNumber).toBeUndefined()
      expect(documents.map(({ details }) => details)).toEqual([ofFormat1!.details, ofFormat2!.details])
      for (const { open } of documents) {
        const plain = await open()
        expect(plain.type).toBe('application/pdf')
        expect(Buffer.from(await plain.arrayBuffer()).toString('base64url')).toBe(ofFormat2!.plain)
      }
    }
  },
)

test('an export stays closed to another passphrase, and gives nothing out of a file that was changed', async () => {
  await expect(openedBy('another passphrase', await exportOf())).rejects.toMatchObject({ name: 'CannotOpen' })
  const otherCode = made.recoveryCode.replace('JZG2', 'JZG3')
  await expect(openedBy(otherCode, await exportOf())).rejects.toMatchObject({ name: 'CannotOpen' })
  for (const file of [
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]),
    (bytes: Buffer) => bytes.subarray(0, -1),
  ]) {
    const { documents } = await openedBy(made.passphrase, await exportOf({ file }))
    for (const { open } of documents) await expect(open()).rejects.toMatchObject({ name: 'CannotOpen' })
  }
})

test('what is no encrypted export is told so', async () => {
  const told = (file: Blob) => readSealedExport(file).catch((error: Error) => [error.name, error.message])
  expect(await told(new Blob(['x']))).toEqual(['BadZip', 'This is not a zip file.'])
  expect(await told(startZip().end())).toEqual(['BadZip', expect.stringContaining('documents.json')])
  expect(await told(await exportOf({ vault: '{' }))).toEqual(['BadZip', 'The file vault.json in it cannot be read.'])
  expect(await told(await exportOf({ vault: '{}' }))).toEqual(['BadZip', expect.stringContaining('later version')])
})

test('an export tells what is missing in it, or older than it was saved', async () => {
  const { sealed: index } = made.index
  const found = async (changes: Parameters<typeof exportOf>[0]) =>
    (await openedBy(made.passphrase, await exportOf(changes))).findings
  const name = ofFormat2!.details.name
  expect(await found({ index, without: 1 })).toEqual([])
  expect(await found({ index, without: 2 })).toEqual([expect.objectContaining({ name, what: 'older' })])
  expect(await found({ index, without: 1, details: 'AAAA' })).toEqual([
    expect.objectContaining({ name, what: 'changed' }),
  ])
  // Who takes the index away, or puts another there, is not hidden by it.
  expect(await found({ without: 1 })).toBeUndefined()
  expect(await found({ without: 1, index: { ...index, revision: 4 } })).toBeUndefined()
})
