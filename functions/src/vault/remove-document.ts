import { deleteDocument, isKept, markDeleting, type May, readFilePath } from './documents-store.ts'
import { deleteVaultFile, vaultFilePath } from './vault-files-store.ts'

/**
 * Deletes a document of the user: hides it, deletes its file, then the document. If that is interrupted, it stays
 * out of sight until the sweep goes on.
 * @param may asked of what is stored in the same step: a reset may have put it away since the caller looked
 * @returns false when it is gone, or may not be deleted
 */
export async function removeDocument(uid: string, id: string, may: May = isKept): Promise<boolean> {
  if (!(await markDeleting(id, may))) return false
  // Where one was re-encrypted, the other that an interruption left goes with the sweep.
  await deleteVaultFile((await readFilePath(id)) ?? vaultFilePath(uid, id))
  await deleteDocument(id)
  return true
}
