import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Id, text } from '../primitives.ts'
import { z } from '../zod.ts'
import { AUDIT_SUBJECTS, AuditEntry } from './audit-entry.ts'

export const ListedAuditEntry = z.strictObject({
  ...AuditEntry.shape,
  /** Null if the account was deleted or has no e-mail address. */
  adminEmail: z.nullable(text(LIMITS.email)),
})
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit-entries',
  summary:
    'What administrators did, the newest first, 50 at a time: all, or what was done to one kind of thing. `after` is the id of the last one of the page before.',
  access: 'admin',
  query: z.strictObject({ subject: z.optional(z.enum(AUDIT_SUBJECTS)), after: z.optional(Id) }),
  response: z.array(ListedAuditEntry),
})
