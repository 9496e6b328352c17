import { COLLECTIONS } from '@waymark/contract/firestore'
import { faultsOf, isMalformed, type Stored } from '@waymark/contract/converter'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { adminApp } from './admin.ts'
import { log } from './logger.ts'

export const firestore = (): Firestore => getFirestore(adminApp())

/** Parses a stored document tolerantly; undefined if unreadable. Faults are logged. */
export function parseStored<T extends { id: string }>(
  collection: keyof typeof COLLECTIONS,
  document: Stored<T> | undefined,
): T | undefined {
  if (document === undefined) return undefined
  const faults = faultsOf(document)
  if (faults.length > 0) {
    const detail = faults
      .map(({ path, code }) => `${path} ${code}`)
      .slice(0, 5)
      .join(', ')
    log('ERROR', 'A document does not fit its schema', { collection, documentId: document.id, detail })
  }
  return isMalformed(document) ? undefined : document
}
