import { deleteDocument, replaceDocumentDetails } from '@waymark/contract/document-calls'
import { sealDetails, type Details } from '../../../domain/vault/crypto/details.ts'
import { dropKept, keepOnDevice } from '../../../domain/vault/kept-documents.ts'
import { storedFile, type SealedDocument } from '../../../domain/vault/open-document.ts'
import { openVault } from '../../../domain/vault/vault-session.ts'
import { callApi } from '../../../platform/api-client.ts'
import { askToPersist } from '../../../platform/storage-persistence.ts'

// api: the file goes with the document
export async function removeDocument(id: string): Promise<void> {
  await callApi(deleteDocument, { params: { id } })
  await dropKept(id)
}

// api: the server sees that the details changed, not what they say
export async function saveDetails({ id }: SealedDocument, details: Details): Promise<void> {
  const vault = openVault()
  if (vault === undefined) throw new Error('The vault is locked')
  await callApi(replaceDocumentDetails, { params: { id }, body: { details: await sealDetails(vault, id, details) } })
}

/** Puts the ciphertext onto this device, where it opens without a network. */
export async function keepDocument(document: SealedDocument): Promise<void> {
  await keepOnDevice(document.id, await storedFile(document))
  void askToPersist()
}
