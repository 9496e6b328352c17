import type { VaultDocument } from '@waymark/contract/vault/document'
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

// api: the file goes with the document
export async function removeDocument(id: string): Promise<void> {
  await callApi(deleteDocument, { params: { id } })
  await dropKept(id)
}

// api: the server sees that the details changed, not what they say
export async function saveDetails(document: SealedDocument, details: Details): Promise<void> {
  const { id, envelope } = document
  const vault = openVault()
  if (vault === undefined) throw new Error('The vault is locked')
  const sealed = await sealDetails(withKeyOf(document, vault), { format: envelope.format, documentId: id }, details)
  await callApi(replaceDocumentDetails, { params: { id }, body: { details: sealed, format: envelope.format } })
}

/** Puts the ciphertext onto this device, where it opens without a network. */
export async function keepDocument(document: SealedDocument): Promise<void> {
  await keepOnDevice(document.id, await storedFile(document))
  void askToPersist()
}

/**
 * Drops copies of documents that another device has deleted, and fetches those that were encrypted anew: their envelope of
 * now does not open the copy. Never fails: what could not be fetched is for the next time.
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
