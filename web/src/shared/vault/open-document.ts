import { documentFileAddress } from '@waymark/contract/vault/document-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { fetchFile } from '../api/api-transfer.ts'
import { openDetails, type Details } from './crypto/details.ts'
import { openFileKey } from './crypto/file-key.ts'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import type { VaultKey } from './crypto/vault-key.ts'
import { runFileJob } from './file-jobs.ts'
import { readKept } from './kept-documents.ts'

type Document = Pick<VaultDocument, 'id' | 'envelope' | 'file'>

/** A document whose file is ciphertext. */
export type SealedDocument = Document & { readonly envelope: NonNullable<VaultDocument['envelope']> }

export const isSealed = <D extends Document>(document: D): document is D & SealedDocument => document.envelope !== null

/** What is stored of a document: the copy on this device, or else the one in the cloud. */
export async function storedFile({ id }: Pick<Document, 'id'>, signal?: AbortSignal): Promise<Blob> {
  return (await readKept(id)) ?? fetchFile(documentFileAddress(id), signal)
}

const placeOf = ({ id, envelope }: SealedDocument) => ({ format: envelope.format, documentId: id })

function requireKeyOf(document: SealedDocument, vault: VaultKey): void {
  if (document.envelope.keyId !== vault.keyId) throw new CannotOpen('Encrypted by another vault')
}

/** @throws CannotOpen */
export async function openDetailsOf(document: SealedDocument, vault: VaultKey): Promise<Details> {
  requireKeyOf(document, vault)
  return openDetails(vault, placeOf(document), document.envelope.details)
}

/**
 * The file as its owner put it in.
 * @throws CannotOpen, ApiError; a DOMException when `signal` aborted it
 */
export async function openDocument(document: SealedDocument, vault: VaultKey, signal?: AbortSignal): Promise<Blob> {
  const { fileType } = await openDetailsOf(document, vault)
  const key = await openFileKey(vault, placeOf(document), document.envelope.fileKey)
  const place = { uid: vault.uid, documentId: document.id }
  const { format } = document.envelope
  const job = { kind: 'open', file: await storedFile(document, signal), key, place, format, fileType } as const
  return (await runFileJob(job, { signal })).file
}

/** The file of a document that came from a client without encryption, as what the server found it to be. */
export async function plainFile(document: Document, signal?: AbortSignal): Promise<Blob> {
  return new Blob([await storedFile(document, signal)], { type: document.file.contentType })
}
