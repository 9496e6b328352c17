import { deleteDocument, isKept, markDeleting, type May, readFilePath } from './documents-store.ts'
import { deleteVaultFile, vaultFilePath } from './vault-files-store.ts'

/**
 * Deletes a document: hides it, deletes its file, then the document itself. If interrupted, it stays hidden until the
 * sweep continues.
 * @param may checked in the same step, because a reset may have put the document away meanwhile
 * @returns false if it is gone, or `may` refuses
 */
export async function removeDocument(uid: string, id: string, may: May = isKept): Promise<boolean> {
  if (!(await markDeleting(id, may))) return false
  // If a re-encryption was interrupted, the sweep deletes the other file.
  await deleteVaultFile((await readFilePath(id)) ?? vaultFilePath(uid, id))
  await deleteDocument(id)
  return true
}
