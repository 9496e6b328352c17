import type { Readable } from 'node:stream'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { AppError } from '../platform/app-error.ts'
import { openVaultFile } from './vault-files-store.ts'
import { readDocument } from './documents-store.ts'

/** One of the user's documents. Other people's are 'not found'. */
export async function ownDocument(id: string, uid: string): Promise<VaultDocument> {
  const document = await readDocument(id)
  if (document?.userId === uid && document.status === 'ready') return document
  throw new AppError('not-found', 'no such document of this user')
}

interface OpenDocument {
  readonly document: VaultDocument
  readonly bytes: Readable
}

/** The stored bytes of one of the user's documents. Other people's are 'not found'. */
export async function openDocument(id: string, uid: string): Promise<OpenDocument> {
  const document = await ownDocument(id, uid)
  const bytes = await openVaultFile(document.file.path)
  if (bytes === undefined) throw new AppError('not-found', 'a document without a file')
  return { document, bytes }
}
