import { readAuditEntries } from './audit-store.ts'
import { readEmails } from '../users/accounts-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listAuditEntries: HandlerOf<'listAuditEntries'> = async ({ query }) => {
  const entries = await readAuditEntries({ subject: query.subject, after: query.after })
  const emails = await readEmails([...new Set(entries.map(({ adminId }) => adminId))])
  return entries.map((entry) => ({ ...entry, adminEmail: emails.get(entry.adminId) ?? null }))
}
