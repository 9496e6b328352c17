import type { Readable } from 'node:stream'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { AppError } from '../platform/app-error.ts'
import { openVaultFile } from './vault-files-store.ts'
import { readDocument } from './documents-store.ts'

/** A document of the user. For everyone else it is not there. */
export async function ownDocument(id: string, uid: string): Promise<VaultDocument> {
  const document = await readDocument(id)
  if (document?.userId === uid && document.status === 'ready') return document
  throw new AppError('not-found', 'no such document of this user')
}

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
