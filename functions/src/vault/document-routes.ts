import { listDocuments as documentsOf, readDocumentOwner } from './documents-store.ts'
import { listedDocument } from './listed-document.ts'
import { replaceDetails } from './replace-details.ts'
import { renewDocument as renew } from './renew-document.ts'
import { sweepVault } from './sweep-vault.ts'
import { uploadDocument as upload } from './upload-document.ts'
import type { HandlerOf } from '../handler.ts'
import { DOCUMENT_DELETE_FAILED } from '@waymark/contract/vault/document-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { removeDocument } from './remove-document.ts'

/**
 * Deletes one of the user's documents with its file. Other people's documents, and those put away by a reset, are 'not
 * found'.
 */
const deleteOwn = (id: string, uid: string): Promise<void> =>
  failingWith(DOCUMENT_DELETE_FAILED, async () => {
    if ((await readDocumentOwner(id)) !== uid) throw new AppError('not-found', 'no such document of this user')
    const isPutAway = !(await removeDocument(uid, id)) && (await readDocumentOwner(id)) !== undefined
    if (isPutAway) throw new AppError('not-found', 'a document that a reset has put away')
    await sweepVault(uid)
  })

export const listDocuments: HandlerOf<'listDocuments'> = async (_request, { caller }) => {
  await sweepVault(caller.uid)
  return (await documentsOf(caller.uid)).map(listedDocument)
}

export const uploadDocument: HandlerOf<'uploadDocument'> = ({ body, files }, { caller, idempotencyKey }) =>
  upload(body, files.document, { uid: caller.uid, key: idempotencyKey })

export const replaceDocumentDetails: HandlerOf<'replaceDocumentDetails'> = ({ params, body }, { caller }) =>
  replaceDetails(params.id, body, caller.uid)

export const renewDocument: HandlerOf<'renewDocument'> = ({ params, body, files }, { caller }) =>
  renew(params.id, body, files.document.bytes, caller.uid)

export const deleteDocument: HandlerOf<'deleteDocument'> = async ({ params }, { caller }) => {
  await deleteOwn(params.id, caller.uid)
  return { message: 'Document deleted successfully' }
}
