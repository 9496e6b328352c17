import type { Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { flagAt, messageAt } from '../message.ts'
import { fullName } from '../paths/document-name.ts'
import type { StoredDocument } from '../store/document.ts'
import { parseTimestamp } from '../values/timestamp.ts'

export type Precondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly time: bigint }

export function parsePrecondition(message: Json, key: string): Precondition {
  const json = messageAt(message, key)
  if (json?.['updateTime'] !== undefined) return { kind: 'updateTime', time: parseTimestamp(json['updateTime']) }
  return json?.['exists'] === undefined ? { kind: 'none' } : { kind: 'exists', exists: flagAt(json, 'exists') }
}

/** Why the write must not happen, in the words of the service; undefined when it may. */
export function failedPrecondition(
  precondition: Precondition,
  current: StoredDocument | undefined,
  database: string,
  path: string,
): FirestoreError | undefined {
  if (precondition.kind === 'exists' && precondition.exists && !current)
    return new FirestoreError('NOT_FOUND', `No document to update: ${fullName(database, path)}`)
  if (precondition.kind === 'exists' && !precondition.exists && current)
    return new FirestoreError('ALREADY_EXISTS', `Document already exists: ${fullName(database, path)}`)
  if (precondition.kind === 'updateTime' && current?.updateTime !== precondition.time)
    return new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version (${current?.updateTime ?? 0}) does not match the required base version (${precondition.time})`,
    )
  return undefined
}
