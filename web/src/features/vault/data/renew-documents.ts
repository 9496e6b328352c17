import { renewDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/digest-of-sealed'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sendFiles } from '../../../shared/api/api-transfer.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { keepOnDevice, readKept } from '../../../shared/vault/kept-documents.ts'
import {
  isSealed,
  openCiphertext,
  openDetailsOf,
  openDocument,
  type SealedDocument,
} from '../../../shared/vault/open-document.ts'
import { sealAs } from '../../../shared/vault/seal-document.ts'

/** Whether a document is in an earlier format than its vault. */
export const isOfBefore = <D extends VaultDocument>(
  document: D,
  { keyId, format }: VaultKey,
): document is D & SealedDocument =>
  isSealed(document) && document.envelope.keyId === keyId && document.envelope.format < format

async function digestOf(file: Blob): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join()
}

// api: file and envelope change together
/** Encrypts one document anew. Its former state stays until the server has the new one whole. */
async function renew(document: SealedDocument, vault: VaultKey, signal: AbortSignal): Promise<void> {
  const { id } = document
  const details = await openDetailsOf(document, vault)
  const file = await openDocument(document, vault, signal)
  const options = { signal, onProgress: () => undefined }
  const { envelope, ciphertext, sha256 } = await sealAs(vault, id, { file, details }, options)
  // Before anything is replaced, it has to open again.
  const again = await openCiphertext({ id, envelope }, vault, ciphertext, signal)
  if ((await digestOf(again)) !== (await digestOf(file))) throw new Error('not the same once it was encrypted anew')
  const replaces = await digestOfSealed(document.envelope, document.file)
  const body = { envelope: JSON.stringify(envelope), sha256, replaces }
  await sendFiles(renewDocument, { params: { id }, body, files: { document: ciphertext } }, options)
  if ((await readKept(id)) !== undefined) await keepOnDevice(id, ciphertext)
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')

/**
 * Encrypts documents of an earlier format anew, one after the other. Wherever it is interrupted, each document is whole in
 * one format or the other, and the next time goes on.
 * @throws ApiError, CannotOpen; a DOMException when `signal` aborted it
 */
export async function renewDocuments(
  documents: readonly VaultDocument[],
  vault: VaultKey,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number, total: number) => void },
): Promise<void> {
  const waiting = documents.filter((document) => isOfBefore(document, vault))
  for (const [done, document] of waiting.entries()) {
    signal.throwIfAborted()
    onProgress(done, waiting.length)
    try {
      await renew(document, vault, signal)
    } catch (error) {
      // Changed or deleted on another device meanwhile: the next look at the vault shows whether it is still of before.
      if (!isGone(error)) throw error
    }
  }
}
