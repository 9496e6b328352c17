import { type AuditEntry, type AuditSubject, auditEntryConverter } from '@waymark/contract/audit/audit-entry'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { readAccounts } from '../users/accounts-store.ts'
import type { HandlerOf } from '../handler.ts'
import { firestore, parseStored } from '../platform/firestore.ts'

interface Page {
  /** Only entries about this object; undefined for all. */
  readonly subject: AuditSubject | undefined
  /** Id of the last entry of the previous page. */
  readonly after: string | undefined
}

/** Newest first. */
async function readAuditEntries({ subject, after }: Page): Promise<AuditEntry[]> {
  const all = firestore().collection(COLLECTIONS.auditEntries)
  const entries = all.withConverter<Stored<AuditEntry>>(auditEntryConverter)
  const wanted = subject === undefined ? entries : entries.where('subject', '==', subject)
  const newestFirst = wanted.orderBy('createdAt', 'desc').limit(LIMITS.auditPageSize)
  const last = after === undefined ? undefined : await all.doc(after).get()
  const { docs } = await (last?.exists === true ? newestFirst.startAfter(last) : newestFirst).get()
  return docs.flatMap((document) => parseStored('auditEntries', document.data()) ?? [])
}

export const listAuditEntries: HandlerOf<'listAuditEntries'> = async ({ query }) => {
  const entries = await readAuditEntries({ subject: query.subject, after: query.after })
  const admins = await readAccounts([...new Set(entries.map(({ adminId }) => adminId))])
  const emails = new Map(admins.map(({ uid, email }) => [uid, email]))
  return entries.map((entry) => ({ ...entry, adminEmail: emails.get(entry.adminId) ?? null }))
}
