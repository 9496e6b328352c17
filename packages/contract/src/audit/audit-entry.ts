import { docConverter } from '../converter.ts'
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
  'require-second-factor',
  'end-second-factor',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** The actor when an operator runs `npm run grant-admin`. No account has this id. */
export const OPERATOR = 'operator'

/** SHA-256 (base64url) of the document as JSON with sorted keys, without `createdAt` and `updatedAt`. */
const Digest = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * `auditEntries/{id}`: an administrator's action, written in the same transaction as its effect. Never changed or
 * deleted.
 */
export const AuditEntry = z.strictObject({
  id: Id,
  adminId: Uid,
  act: openEnum([...AUDIT_ACTS, 'other'], 'other'),
  subject: openEnum([...AUDIT_SUBJECTS, 'other'], 'other'),
  subjectId: Id,
  /** Title of the object at that time; empty for accounts, so that no personal name is stored. */
  title: text(LIMITS.title),
  /** Null if the object did not exist before or does not exist after. */
  before: z.nullable(Digest),
  after: z.nullable(Digest),
  createdAt: Instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const auditEntryConverter = docConverter<AuditEntry>(AuditEntry)
