import { renewDocument } from '@waymark/contract/vault/document-calls'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sendFiles } from '../../../shared/api/api-transfer.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { dropComing, dropKept, keepComing, keepIfRoom, readKept } from '../../../shared/vault/kept-documents.ts'
import {
  isSealed,
  openCiphertext,
  openDetailsOf,
  openDocument,
  type SealedDocument,
} from '../../../shared/vault/open-document.ts'
import { sealAs } from '../../../shared/vault/seal-document.ts'
import type { Expected } from '../../../shared/vault/vault-index.ts'
import { untilNotEdited } from './edited-document.ts'

/** Whether a document is in an earlier format than its vault, or under a former key. */
export const isOfBefore = <D extends VaultDocument>(
  document: D,
  { keyId, format, former }: VaultKey,
): document is D & SealedDocument =>
  isSealed(document) &&
  (document.envelope.keyId === keyId ? document.envelope.format < format : former.has(document.envelope.keyId))

/** Kept by no service worker. */
const keeper = () => import('../../../shared/vault/vault-index-keeper.ts')

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')

async function digestOf(file: Blob): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join()
}

// api: file and envelope change together
/**
 * Re-encrypts one document. Its former state stays until the server has the new one whole.
 * @param done what is not in the index yet: one write of it adds two documents
 * @returns the same of this document
 */
async function renew(
  document: SealedDocument,
  vault: VaultKey,
  done: readonly Expected[],
  signal: AbortSignal,
): Promise<readonly Expected[]> {
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
  const state = await digestOfSealed(envelope, { sha256 })
  const changes = [{ id, name: details.name, state }, ...(isOtherKey ? [{ id: document.id, state: '' }] : [])]
  await (await keeper()).expectChanges(vault, changes, { done, signal })
  const body = { envelope: JSON.stringify(envelope), sha256, replaces, ...(isOtherKey && { id }) }
  // Before it is sent: once the answer is lost, nothing tells any more which document the copy is of.
  const isComing = isKept && isOtherKey && (await keepComing(id, ciphertext))
  try {
    await sendFiles(renewDocument, { params: { id: document.id }, body, files: { document: ciphertext } }, options)
  } catch (error) {
    // Under the same key the copy is of the document that is there: the next look at the list brings it up to date.
    if (isOtherKey && isGone(error)) await dropComing(id)
    throw error
  }
  if (isKept && isOtherKey) await dropKept(document.id)
  // Where there was no room for both, there may be for one.
  if (isKept && !isComing) await keepIfRoom(id, ciphertext)
  return changes
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

/**
 * Re-encrypts documents of an earlier format, one after the other. Wherever it is interrupted, each document is whole in
 * one format or the other, and the next time goes on.
 * @throws ApiError, CannotOpen; a DOMException when `signal` aborted it
 */
export async function renewDocuments(
  documents: readonly VaultDocument[],
  vault: VaultKey,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number, total: number) => void },
): Promise<void> {
  const waiting = documents.filter((document) => isOfBefore(document, vault))
  let untold: readonly Expected[] = []
  try {
    for (const [done, document] of waiting.entries()) {
      signal.throwIfAborted()
      onProgress(done, waiting.length)
      await untilNotEdited(document.id, signal)
      try {
        untold = await renew(document, vault, untold, signal)
      } catch (error) {
        // Changed or deleted on another device meanwhile: the next look at the vault shows whether it is still in the old format.
        if (!isGone(error)) throw error
      }
    }
  } finally {
    if (untold.length > 0) await (await keeper()).confirmChanges(vault, untold)
  }
}
