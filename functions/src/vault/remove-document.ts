import { deleteDocument, markDeleting } from './documents-store.ts'
import { deleteVaultFile, vaultFilePath } from './vault-files-store.ts'

/**
 * Deletes a document of the user: out of sight first, then its file, then what is left. Interrupted anywhere, it stays
 * out of sight until the sweep goes on.
 * @returns whether there was a file
 */
export async function removeDocument(uid: string, id: string): Promise<boolean> {
  await markDeleting(id)
  const hadFile = await deleteVaultFile(vaultFilePath(uid, id))
  await deleteDocument(id)
  return hadFile
}
