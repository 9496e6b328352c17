import type { VaultDocument } from '@waymark/contract/vault/document'
import { AppError } from '../platform/app-error.ts'
import { readDocument } from './documents-store.ts'

/** A document of the user. For everyone else it is not there. */
export async function ownDocument(id: string, uid: string): Promise<VaultDocument> {
  const document = await readDocument(id)
  if (document?.userId === uid && document.status === 'ready') return document
  throw new AppError('not-found', 'no such document of this user')
}
