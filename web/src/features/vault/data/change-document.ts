import type { VaultDocument } from '@waymark/contract/vault/document'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import { deleteDocument, replaceDocumentDetails } from '@waymark/contract/vault/document-calls'
import { sealDetails, type Details } from '../../../shared/vault/crypto/details.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { dropKept, dropKeptBut, isOutdated, keepOnDevice } from '../../../shared/vault/kept-documents.ts'
import { isSealed, storedFile, withKeyOf, type SealedDocument } from '../../../shared/vault/open-document.ts'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { askToPersist } from '../../../shared/pwa/storage-persistence.ts'

/** Loaded on the first change. */
const keeper = () => import('../../../shared/vault/vault-index-keeper.ts')

// api: deletes the file with the document
/**
 * While the vault is locked, the index cannot be updated; the next check after unlocking reports the document as
 * missing.
 */
export async function removeDocument(id: string): Promise<void> {
  const vault = openVault()
  const changes = [{ id, state: '' }]
  if (vault !== undefined) await (await keeper()).expectChanges(vault, changes)
  await callApi(deleteDocument, { params: { id } })
  if (vault !== undefined) await (await keeper()).confirmChanges(vault, changes)
  await dropKept(id)
}

// api: the server learns that the details changed, but not what they contain
export async function saveDetails(document: SealedDocument, details: Details): Promise<void> {
  const { id, envelope } = document
  const vault = openVault()
  if (vault === undefined) throw new Error('The vault is locked')
  const sealed = await sealDetails(withKeyOf(document, vault), { format: envelope.format, documentId: id }, details)
  const { confirmChanges, expectChanges } = await keeper()
  const state = await digestOfSealed({ ...envelope, details: sealed }, document.file)
  const changes = [{ id, state, name: details.name }]
  await expectChanges(vault, changes)
  await callApi(replaceDocumentDetails, { params: { id }, body: { details: sealed, format: envelope.format } })
  await confirmChanges(vault, changes)
}

/** Stores the ciphertext on this device, so that the document opens offline. */
export async function keepDocument(document: SealedDocument): Promise<void> {
  await keepOnDevice(document.id, await storedFile(document))
  void askToPersist()
}

/**
 * Removes copies of documents deleted on another device, and refreshes those that were re-encrypted, which the current
 * envelope cannot decrypt. Never fails; whatever could not be fetched is retried next time.
 */
export async function tidyKept(documents: readonly VaultDocument[]): Promise<void> {
  try {
    await dropKeptBut(documents.map(({ id }) => id))
    for (const document of documents.filter(isSealed)) {
      if (await isOutdated(document.id, document.file.bytes)) await storedFile(document)
    }
  } catch (error) {
    // Expected offline, or if it was changed again meanwhile.
    if (!(error instanceof ApiError || error instanceof CannotOpen)) reportError(error, 'renewing kept documents')
  }
}
