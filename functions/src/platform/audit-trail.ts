import { createHash } from 'node:crypto'
import type { AuditAct, AuditEntry, AuditSubject } from '@waymark/contract/audit/audit-entry'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentData, type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from './firestore.ts'

/** An administrator's action; the code that writes the change adds what changed. */
export interface AdminAct {
  readonly adminId: string
  readonly act: AuditAct
}

interface Subject {
  readonly subject: AuditSubject
  readonly subjectId: string
  readonly title: string
  /** The stored fields without the id; undefined if the document does not exist. */
  readonly before: object | undefined
  readonly after: object | undefined
}

/** Excluded from the digest, because they change with every write. */
const TIMES = new Set(['createdAt', 'updatedAt'])

/** A canonical form, independent of key order. */
function canonical(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, field]) => [key, canonical(field)]))
}

export function auditDigest(fields: object | undefined): string | null {
  if (fields === undefined) return null
  const content = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== 'id' && !TIMES.has(key)))
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url')
}

/** A batch or transaction. */
interface Writes {
  create(reference: DocumentReference, data: DocumentData): unknown
}

/** Adds an audit entry to the same transaction or batch as the change. */
export function addAuditEntry(
  writes: Writes,
  { adminId, act }: AdminAct,
  { before, after, title, ...what }: Subject,
): void {
  const entry: Omit<AuditEntry, 'id' | 'createdAt'> = {
    adminId,
    act,
    ...what,
    title,
    before: auditDigest(before),
    after: auditDigest(after),
  }
  const all = firestore().collection(COLLECTIONS.auditEntries)
  writes.create(all.doc(), { ...entry, createdAt: FieldValue.serverTimestamp() })
}
