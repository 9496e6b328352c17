import { documentFileAddress } from '@waymark/contract/vault/document-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { fetchFile } from '../api/api-transfer.ts'
import { openDetails, type Details } from './crypto/details.ts'
import { openFileKey } from './crypto/file-key.ts'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import type { VaultKey } from './crypto/vault-key.ts'
import { runFileJob } from './file-jobs.ts'
import { keepIfRoom, readKept } from './kept-documents.ts'

type Document = Pick<VaultDocument, 'id' | 'envelope' | 'file'>

/** A document whose file is ciphertext. */
export type SealedDocument = Document & { readonly envelope: NonNullable<VaultDocument['envelope']> }

export const isSealed = <D extends Document>(document: D): document is D & SealedDocument => document.envelope !== null

/** What is stored of a document: the copy on this device, or else the one in the cloud. */
export async function storedFile({ id, file }: Pick<Document, 'id' | 'file'>, signal?: AbortSignal): Promise<Blob> {
  const kept = await readKept(id)
  if (kept?.size === file.bytes) return kept
  const stored = await fetchFile(documentFileAddress(id), signal)
  // Its former envelope does not open it, here or in an export.
  if (stored.size !== file.bytes) throw new CannotOpen('Encrypted anew meanwhile')
  // Another device has re-encrypted it, which makes it longer. A device without room opens it all the same.
  if (kept !== undefined) await keepIfRoom(id, stored)
  return stored
}

type Opened = Pick<SealedDocument, 'id' | 'envelope'>

const placeOf = ({ id, envelope }: Opened) => ({ format: envelope.format, documentId: id })

/**
 * The vault as the key of a document has it.
 * @throws CannotOpen for a document of another vault
 */
export function withKeyOf({ envelope: { keyId } }: Opened, vault: VaultKey): VaultKey {
  const key = keyId === vault.keyId ? vault.key : vault.former.get(keyId)
  if (key === undefined) throw new CannotOpen('Encrypted by another vault')
  return { ...vault, keyId, key }
}

/** @throws CannotOpen */
export async function openDetailsOf(document: Opened, vault: VaultKey): Promise<Details> {
  return openDetails(withKeyOf(document, vault), placeOf(document), document.envelope.details)
}

/**
 * The file of a ciphertext.
 * @throws CannotOpen; a DOMException when `signal` aborted it
 */
export async function openCiphertext(
  document: Opened,
  vault: VaultKey,
  file: Blob,
  signal?: AbortSignal,
): Promise<Blob> {
  const { fileType } = await openDetailsOf(document, vault)
  const key = await openFileKey(withKeyOf(document, vault), placeOf(document), document.envelope.fileKey)
  const place = { uid: vault.uid, documentId: document.id }
  const { format } = document.envelope
  return (await runFileJob({ kind: 'open', file, key, place, format, fileType } as const, { signal })).file
}

/**
 * The file as its owner put it in.
 * @throws CannotOpen, ApiError; a DOMException when `signal` aborted it
 */
export async function openDocument(document: SealedDocument, vault: VaultKey, signal?: AbortSignal): Promise<Blob> {
  return openCiphertext(document, vault, await storedFile(document, signal), signal)
}

/** The file of a document that came from a client without encryption, as what the server found it to be. */
export async function plainFile(document: Document, signal?: AbortSignal): Promise<Blob> {
  return new Blob([await storedFile(document, signal)], { type: document.file.contentType })
}
