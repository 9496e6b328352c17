import { listDocuments as documentsOf } from './documents-store.ts'
import { deleteDocument as deleteOwn } from './delete-document.ts'
import { listedDocument } from './listed-document.ts'
import { replaceDetails } from './replace-details.ts'
import { renewDocument as renew } from './renew-document.ts'
import { sweepVault } from './sweep-vault.ts'
import { uploadDocument as upload } from './upload-document.ts'
import type { HandlerOf } from '../handler.ts'

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
