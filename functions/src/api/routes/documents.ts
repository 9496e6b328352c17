import { listDocuments as documentsOf } from '../../store/documents-store.ts'
import { deleteDocument as deleteOwn } from '../../services/vault/delete-document.ts'
import { listedDocument } from '../../services/vault/listed-document.ts'
import { replaceDetails } from '../../services/vault/replace-details.ts'
import { resetVault as reset } from '../../services/vault/reset-vault.ts'
import { sweepVault } from '../../services/vault/sweep-vault.ts'
import { uploadDocument as upload } from '../../services/vault/upload-document.ts'
import type { HandlerOf } from '../handler.ts'

export const listDocuments: HandlerOf<'listDocuments'> = async (_request, { caller }) => {
  await sweepVault(caller.uid)
  return (await documentsOf(caller.uid)).map(listedDocument)
}

export const uploadDocument: HandlerOf<'uploadDocument'> = ({ body, files }, { caller, idempotencyKey }) =>
  upload(body, files.document, { uid: caller.uid, key: idempotencyKey })

export const replaceDocumentDetails: HandlerOf<'replaceDocumentDetails'> = ({ params, body }, { caller }) =>
  replaceDetails(params.id, body.details, caller.uid)

export const deleteDocument: HandlerOf<'deleteDocument'> = async ({ params }, { caller }) => {
  await deleteOwn(params.id, caller.uid)
  return { message: 'Document deleted successfully' }
}

export const resetVault: HandlerOf<'resetVault'> = async ({ body }, { caller }) => {
  const deletedDocuments = await reset(caller.uid, body.keyId)
  return { message: 'Vault reset', deletedDocuments }
}
