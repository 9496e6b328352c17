import type { VaultDocument } from '@waymark/contract/vault/document'
import { AppError } from '../platform/app-error.ts'
import {
  abandonDocument,
  claimDocument,
  type NewVaultDocument,
  readDocument,
  revealDocument,
  verifyDocument,
} from './documents-store.ts'
import { deleteVaultFile, digestOfVaultFile, putVaultFile } from './vault-files-store.ts'
import { removeDocument } from './remove-document.ts'

const gone = (): AppError => new AppError('not-found', 'the document was deleted while it was uploaded')

async function putAndVerify(id: string, { file }: NewVaultDocument, bytes: Buffer): Promise<VaultDocument> {
  await putVaultFile(file.path, file.contentType, bytes)
  if (!(await revealDocument(id))) throw gone()
  if ((await digestOfVaultFile(file.path)) !== file.sha256) throw new Error('the stored bytes are not those that came')
  const document = (await verifyDocument(id)) ? await readDocument(id) : undefined
  if (document === undefined) throw gone()
  return document
}

const refused = (message: string, detail: string): AppError => new AppError('conflict', detail, { message })

/** Stores a document with its file, or neither. Storing the same document again returns the existing one. */
export async function storeDocument(id: string, document: NewVaultDocument, bytes: Buffer): Promise<VaultDocument> {
  const claim = await claimDocument(id, document)
  if (claim === 'taken') throw refused('This id cannot be used', 'the id of another document')
  if (claim === 'other-key') {
    throw refused(
      'Your vault has another key now. Reload the page and unlock it again.',
      'another key than the keyring',
    )
  }
  if (claim !== 'claimed') return claim
  try {
    return await putAndVerify(id, document, bytes)
  } catch (error) {
    if (await abandonDocument(id)) await removeDocument(document.userId, id)
    // The document was deleted during the upload: delete the orphaned file.
    else if ((await readDocument(id)) === undefined) await deleteVaultFile(document.file.path)
    throw error
  }
}
