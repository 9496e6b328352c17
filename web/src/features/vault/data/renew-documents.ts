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

/** Whether a document has an older format than its vault, or is encrypted with a former key. */
export const isOfBefore = <D extends VaultDocument>(
  document: D,
  { keyId, format, former }: VaultKey,
): document is D & SealedDocument =>
  isSealed(document) &&
  (document.envelope.keyId === keyId ? document.envelope.format < format : former.has(document.envelope.keyId))

/** Not cached for offline. */
const keeper = () => import('../../../shared/vault/vault-index-keeper.ts')

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')

async function digestOf(file: Blob): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join()
}

// api: replaces file and envelope together
/**
 * Re-encrypts one document. The previous version stays until the server has all of the new one.
 * @param done changes that are not in the index yet, so that one write of the index covers two documents
 * @returns the change of this document
 */
async function renew(
  document: SealedDocument,
  vault: VaultKey,
  done: readonly Expected[],
  signal: AbortSignal,
): Promise<readonly Expected[]> {
  // With another key it gets a new id, so that the previous version can be restored.
  const isOtherKey = document.envelope.keyId !== vault.keyId
  const id = isOtherKey ? newDocumentId(vault.uid) : document.id
  const details = await openDetailsOf(document, vault)
  const file = await openDocument(document, vault, signal)
  const options = { signal, onProgress: () => undefined }
  const { envelope, ciphertext, sha256 } = await sealAs(vault, id, { file, details }, options)
  // Verifies that the new file can be decrypted before anything is replaced.
  const again = await openCiphertext({ id, envelope }, vault, ciphertext, signal)
  if ((await digestOf(again)) !== (await digestOf(file))) throw new Error('not the same once it was encrypted anew')
  const replaces = await digestOfSealed(document.envelope, document.file)
  const isKept = (await readKept(document.id)) !== undefined
  const state = await digestOfSealed(envelope, { sha256 })
  const changes = [{ id, name: details.name, state }, ...(isOtherKey ? [{ id: document.id, state: '' }] : [])]
  await (await keeper()).expectChanges(vault, changes, { done, signal })
  const body = { envelope: JSON.stringify(envelope), sha256, replaces, ...(isOtherKey && { id }) }
  // Before it is sent: if the response is lost, nothing else tells which version the copy belongs to.
  const isComing = isKept && isOtherKey && (await keepComing(id, ciphertext))
  try {
    await sendFiles(renewDocument, { params: { id: document.id }, body, files: { document: ciphertext } }, options)
  } catch (error) {
    // With the same key, the copy belongs to the existing document; the next check of the list refreshes it.
    if (isOtherKey && isGone(error)) await dropComing(id)
    throw error
  }
  if (isKept && isOtherKey) await dropKept(document.id)
  // There was no room for both copies; there may be for one.
  if (isKept && !isComing) await keepIfRoom(id, ciphertext)
  return changes
}

/** The owner has just requested it, so the notice starts as soon as it is shown. */
let isAsked = false

export function askForRenewal(): void {
  isAsked = true
}

/** @returns whether it was requested; true only once */
export function takeRenewal(): boolean {
  const was = isAsked
  isAsked = false
  return was
}

/**
 * Re-encrypts documents of an older format one by one. If it is interrupted, each document is complete in one of the
 * formats, and the next run continues.
 * @throws ApiError, CannotOpen; a DOMException if `signal` aborted it
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
        // Changed or deleted on another device meanwhile: the next check of the vault shows whether it still has the
        // old format.
        if (!isGone(error)) throw error
      }
    }
  } finally {
    if (untold.length > 0) await (await keeper()).confirmChanges(vault, untold)
  }
}
