import { readAuditEntries } from './audit-store.ts'
import { readAccounts } from '../users/accounts-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listAuditEntries: HandlerOf<'listAuditEntries'> = async ({ query }) => {
  const entries = await readAuditEntries({ subject: query.subject, after: query.after })
  const admins = await readAccounts([...new Set(entries.map(({ adminId }) => adminId))])
  const emails = new Map(admins.map(({ uid, email }) => [uid, email]))
  return entries.map((entry) => ({ ...entry, adminEmail: emails.get(entry.adminId) ?? null }))
}
