import { DOCUMENT_DELETE_FAILED } from '@waymark/contract/vault/document-calls'
import { AppError } from '../platform/app-error.ts'
import { readDocumentOwner } from './documents-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { removeDocument } from './remove-document.ts'
import { sweepVault } from './sweep-vault.ts'

/** Deletes a document of the user with its file. For everyone else, and while a reset has put it away, it is not there. */
export const deleteDocument = (id: string, uid: string): Promise<void> =>
  failingWith(DOCUMENT_DELETE_FAILED, async () => {
    if ((await readDocumentOwner(id)) !== uid) throw new AppError('not-found', 'no such document of this user')
    const isPutAway = !(await removeDocument(uid, id)) && (await readDocumentOwner(id)) !== undefined
    if (isPutAway) throw new AppError('not-found', 'a document that a reset has put away')
    await sweepVault(uid)
  })
