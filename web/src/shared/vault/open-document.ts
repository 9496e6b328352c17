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

/** The stored bytes: the copy on this device if there is one, otherwise the file in the cloud. */
export async function storedFile({ id, file }: Pick<Document, 'id' | 'file'>, signal?: AbortSignal): Promise<Blob> {
  const kept = await readKept(id)
  if (kept?.size === file.bytes) return kept
  const stored = await fetchFile(documentFileAddress(id), signal)
  // Re-encrypted meanwhile: this envelope cannot decrypt the new file, neither here nor in an export.
  if (stored.size !== file.bytes) throw new CannotOpen('Encrypted anew meanwhile')
  // Another device has re-encrypted it, which makes it longer. It opens even if the new version cannot be stored here.
  if (kept !== undefined) await keepIfRoom(id, stored)
  return stored
}

type Opened = Pick<SealedDocument, 'id' | 'envelope'>

const placeOf = ({ id, envelope }: Opened) => ({ format: envelope.format, documentId: id })

/**
 * The vault with the key that the document was encrypted with.
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
 * Decrypts a ciphertext.
 * @throws CannotOpen; a DOMException if `signal` aborted it
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
 * The original file of a document.
 * @throws CannotOpen, ApiError; a DOMException if `signal` aborted it
 */
export async function openDocument(document: SealedDocument, vault: VaultKey, signal?: AbortSignal): Promise<Blob> {
  return openCiphertext(document, vault, await storedFile(document, signal), signal)
}

/** The file of an unencrypted document, with the type that the server detected. */
export async function plainFile(document: Document, signal?: AbortSignal): Promise<Blob> {
  return new Blob([await storedFile(document, signal)], { type: document.file.contentType })
}
