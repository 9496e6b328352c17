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

/** Loaded with the first change. */
const keeper = () => import('../../../shared/vault/vault-index-keeper.ts')

// api: the file goes with the document
/** With a locked vault nothing can be noted of it: the next look at the open one tells that it is missing. */
export async function removeDocument(id: string): Promise<void> {
  const vault = openVault()
  const changes = [{ id, state: '' }]
  if (vault !== undefined) await (await keeper()).expectChanges(vault, changes)
  await callApi(deleteDocument, { params: { id } })
  if (vault !== undefined) await (await keeper()).confirmChanges(vault, changes)
  await dropKept(id)
}

// api: the server sees that the details changed, not what they say
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

/** Puts the ciphertext onto this device, where it opens without a network. */
export async function keepDocument(document: SealedDocument): Promise<void> {
  await keepOnDevice(document.id, await storedFile(document))
  void askToPersist()
}

/**
 * Drops copies of documents that another device has deleted, and fetches those that were re-encrypted: their
 * current envelope does not open the copy. Never fails: what could not be fetched is for the next time.
 */
export async function tidyKept(documents: readonly VaultDocument[]): Promise<void> {
  try {
    await dropKeptBut(documents.map(({ id }) => id))
    for (const document of documents.filter(isSealed)) {
      if (await isOutdated(document.id, document.file.bytes)) await storedFile(document)
    }
  } catch (error) {
    // Without a network, or changed again meanwhile: neither is a fault.
    if (!(error instanceof ApiError || error instanceof CannotOpen)) reportError(error, 'renewing kept documents')
  }
}
