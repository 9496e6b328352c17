import { uploadDocument, type ListedDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import type { DocumentType } from '@waymark/contract/vault/document'
import { newDocumentId, type Envelope } from '@waymark/contract/vault/keyring'
import { sendFiles } from '../api/api-transfer.ts'
import { sealDetails, type Details } from './crypto/details.ts'
import { makeFileKey } from './crypto/file-key.ts'
import type { VaultKey } from './crypto/vault-key.ts'
import { runFileJob } from './file-jobs.ts'

export interface NewDocument {
  readonly file: Blob
  readonly type: DocumentType
  readonly details: Details
}

/** An encrypted document; sending it again is safe. */
export interface ReadyDocument {
  readonly id: string
  readonly type: DocumentType
  readonly name: string
  readonly envelope: Envelope
  readonly ciphertext: Blob
  readonly sha256: string
  /** The document's trip, if any. */
  readonly tripId?: string
}

interface StepOptions {
  readonly signal: AbortSignal
  /** Called with the number of bytes encrypted or sent, and the total. */
  readonly onProgress: (done: number, total: number) => void
}

interface Sealed {
  readonly envelope: Envelope
  readonly ciphertext: Blob
  readonly sha256: string
}

/**
 * Encrypts a document with a new file key, in the vault's format.
 * @throws a DOMException if `signal` aborted it
 */
export async function sealAs(
  vault: VaultKey,
  id: string,
  { file, details }: Pick<NewDocument, 'file' | 'details'>,
  { signal, onProgress }: StepOptions,
): Promise<Sealed> {
  const { format } = vault
  const { fileKey, wrapped } = await makeFileKey(vault, id)
  const sealedDetails = await sealDetails(vault, { format, documentId: id }, details)
  const place = { uid: vault.uid, documentId: id }
  const { ciphertext, sha256 } = await runFileJob(
    { kind: 'seal', file, key: fileKey, place, format },
    { signal, onProgress: (done) => onProgress(done, file.size) },
  )
  return { envelope: { format, keyId: vault.keyId, fileKey: wrapped, details: sealedDetails }, ciphertext, sha256 }
}

/** @throws a DOMException if `signal` aborted it */
export async function sealDocument(
  vault: VaultKey,
  { file, type, details }: NewDocument,
  options: StepOptions,
): Promise<ReadyDocument> {
  const id = newDocumentId(vault.uid)
  return { id, type, name: details.name, ...(await sealAs(vault, id, { file, details }, options)) }
}

// api: stores file and document together; retrying with the same id finds the first attempt's document
/** @throws ApiError; a DOMException if `signal` aborted it */
export async function sendDocument(
  vault: VaultKey,
  { id, type, name, tripId, envelope, ciphertext, sha256 }: ReadyDocument,
  options: StepOptions,
): Promise<ListedDocument> {
  const { confirmChanges, expectChanges } = await import('./vault-index-keeper.ts')
  const changes = [{ id, name, state: await digestOfSealed(envelope, { sha256 }) }]
  await expectChanges(vault, changes, options)
  const listed = await sendFiles(
    uploadDocument,
    { body: { type, tripId, id, envelope: JSON.stringify(envelope), sha256 }, files: { document: ciphertext } },
    { ...options, idempotencyKey: id },
  )
  await confirmChanges(vault, changes, options.signal)
  return listed
}
