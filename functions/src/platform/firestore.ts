import { COLLECTIONS } from '@waymark/contract/firestore'
import { faultsOf, isMalformed, type Stored } from '@waymark/contract/converter'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { adminApp } from './admin.ts'
import { log } from './logger.ts'

export const firestore = (): Firestore => getFirestore(adminApp())

const ALREADY_EXISTS = 6
const NOT_FOUND = 5
const FAILED_PRECONDITION = 9
const ABORTED = 10

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code

export const isAlreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS)
/** The transaction was aborted because of contention. */
export const isContended = (error: unknown): boolean => hasCode(error, ABORTED)
/** A document has changed since it was read. */
export const isPreconditionFailed = (error: unknown): boolean => hasCode(error, FAILED_PRECONDITION)
export const isNotFound = (error: unknown): boolean => hasCode(error, NOT_FOUND)

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
