import { docConverter } from '../converter.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

export const AUDIT_SUBJECTS = ['activity', 'accommodation', 'charter-trip', 'booking', 'review', 'account'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

const AUDIT_ACTS = [
  'create',
  'edit',
  'delete',
  'approve',
  'reject',
  'confirm',
  'cancel',
  'make-administrator',
  'end-administrator',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** Who acts where it is no administrator but whoever runs `npm run grant-admin`. No account has such an id. */
export const OPERATOR = 'operator'

/** SHA-256, base64url, of the document as JSON with sorted keys, without its `createdAt` and `updatedAt`. */
const Digest = z.string().check(z.regex(/^[\w-]{43}$/))

/** `auditEntries/{id}`: what an administrator did. Written with what was done, in one transaction; never changed or deleted. */
export const AuditEntry = z.strictObject({
  id: Id,
  adminId: Uid,
  act: openEnum([...AUDIT_ACTS, 'other'], 'other'),
  subject: openEnum([...AUDIT_SUBJECTS, 'other'], 'other'),
  subjectId: Id,
  /** What it was called then; empty for accounts, so that nobody's name is kept. */
  title: text(LIMITS.title),
  /** Null where there was nothing before, or is nothing after. */
  before: z.nullable(Digest),
  after: z.nullable(Digest),
  createdAt: Instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const auditEntryConverter = docConverter<AuditEntry>(AuditEntry)

export const ListedAuditEntry = z.strictObject({
  ...AuditEntry.shape,
  /** The mail address of who did it; null where the account is gone or has none. */
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
