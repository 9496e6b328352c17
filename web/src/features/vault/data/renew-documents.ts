import { renewDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/digest-of-sealed'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sendFiles } from '../../../shared/api/api-transfer.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { dropKept, keepOnDevice, readKept } from '../../../shared/vault/kept-documents.ts'
import {
  isSealed,
  openCiphertext,
  openDetailsOf,
  openDocument,
  type SealedDocument,
} from '../../../shared/vault/open-document.ts'
import { sealAs } from '../../../shared/vault/seal-document.ts'
import { untilNotEdited } from './edited-document.ts'

/** Whether a document is in an earlier format than its vault, or under a key of before. */
export const isOfBefore = <D extends VaultDocument>(
  document: D,
  { keyId, format, former }: VaultKey,
): document is D & SealedDocument =>
  isSealed(document) &&
  (document.envelope.keyId === keyId ? document.envelope.format < format : former.has(document.envelope.keyId))

async function digestOf(file: Blob): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join()
}

// api: file and envelope change together
/** Encrypts one document anew. Its former state stays until the server has the new one whole. */
async function renew(document: SealedDocument, vault: VaultKey, signal: AbortSignal): Promise<void> {
  // Another key makes it another document, so that the former one can be brought back.
  const isOtherKey = document.envelope.keyId !== vault.keyId
  const id = isOtherKey ? newDocumentId(vault.uid) : document.id
  const details = await openDetailsOf(document, vault)
  const file = await openDocument(document, vault, signal)
  const options = { signal, onProgress: () => undefined }
  const { envelope, ciphertext, sha256 } = await sealAs(vault, id, { file, details }, options)
  // Before anything is replaced, it has to open again.
  const again = await openCiphertext({ id, envelope }, vault, ciphertext, signal)
  if ((await digestOf(again)) !== (await digestOf(file))) throw new Error('not the same once it was encrypted anew')
  const replaces = await digestOfSealed(document.envelope, document.file)
  const isKept = (await readKept(document.id)) !== undefined
  const body = { envelope: JSON.stringify(envelope), sha256, replaces, ...(isOtherKey && { id }) }
  await sendFiles(renewDocument, { params: { id: document.id }, body, files: { document: ciphertext } }, options)
  if (!isKept) return
  await keepOnDevice(id, ciphertext)
  if (isOtherKey) await dropKept(document.id)
}

/** Their owner has just asked for it: what waits begins as soon as it is shown. */
let isAsked = false

export function askForRenewal(): void {
  isAsked = true
}

/** @returns whether it was asked for, once */
export function takeRenewal(): boolean {
  const was = isAsked
  isAsked = false
  return was
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
    await untilNotEdited(document.id, signal)
    try {
      await renew(document, vault, signal)
    } catch (error) {
      // Changed or deleted on another device meanwhile: the next look at the vault shows whether it is still of before.
      if (!isGone(error)) throw error
    }
  }
}
