import type { Readable } from 'node:stream'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { AppError } from '../platform/app-error.ts'
import { openVaultFile } from './vault-files-store.ts'
import { ownDocument } from './own-document.ts'

interface OpenDocument {
  readonly document: VaultDocument
  readonly bytes: Readable
}

/** The stored bytes of a document, for its owner. For everyone else it is not there. */
export async function openDocument(id: string, uid: string): Promise<OpenDocument> {
  const document = await ownDocument(id, uid)
  const bytes = await openVaultFile(document.file.path)
  if (bytes === undefined) throw new AppError('not-found', 'a document without a file')
  return { document, bytes }
}
