import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { Envelope } from './keyring.ts'
import { z } from '../zod.ts'

/** In the order of the choice; the counters show the first four. */
export const DOCUMENT_TYPES = [
  'passport',
  'visa',
  'boarding_pass',
  'vaccination',
  'insurance',
  'identity',
  'other',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** What each type is called on the screen. `passport` is 'Tickets' by specification; a passport has `identity`. */
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  passport: 'Tickets',
  visa: 'Visa',
  boarding_pass: 'Boarding Pass',
  vaccination: 'Vaccination Certificate',
  insurance: 'Travel Insurance',
  identity: 'Passport or ID',
  other: 'Other',
}

/** What a document may be before it is encrypted. */
export const DOCUMENT_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const
export type DocumentFileType = (typeof DOCUMENT_FILE_TYPES)[number]

/**
 * A document is there before its file (uploading), and goes after it (deleting): what is interrupted in either is not
 * shown, and goes. What a reset has put away (reset) is not shown either, and stays until `purgeAt`.
 */
const DOCUMENT_STATUSES = ['uploading', 'ready', 'deleting', 'reset'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** SHA-256 of a stored file, as lower-case hex. */
export const FileDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** `documents/{id}`: a file in somebody's vault. */
export const VaultDocument = z.strictObject({
  id: Id,
  userId: Uid,
  tripId: z.nullable(Id),
  type: openEnum(DOCUMENT_TYPES, 'other'),
  /** Null where it is encrypted: then it is among the details of the envelope. */
  name: z.nullable(requiredText(LIMITS.title)),
  /** Null for a file that came from a client without encryption. */
  envelope: z.nullable(Envelope),
  /** The stored file: ciphertext where there is an envelope. */
  file: z.strictObject({
    path: requiredText(LIMITS.url),
    bytes: z.int().check(z.gte(1), z.lte(LIMITS.documentCiphertextBytes)),
    sha256: FileDigest,
    contentType: openEnum([...DOCUMENT_FILE_TYPES, 'application/octet-stream'], 'application/octet-stream'),
  }),
  /** The stored bytes were read back and have the digest that the sender declared. */
  verified: z.boolean(),
  /** What is not ready is left out by the screens, and so is what a newer version calls otherwise. */
  status: openEnum(DOCUMENT_STATUSES, 'deleting'),
  /** When it is deleted for good; null or not there for one that stays. */
  purgeAt: z.optional(z.nullable(Instant)),
  createdAt: Instant,
})
export type VaultDocument = z.infer<typeof VaultDocument>
export const documentConverter = docConverter<VaultDocument>(VaultDocument, (fields) => ({
  ...fields,
  status: documentStatusIn(fields),
}))

/** The boolean that servers before 22 November 2026 wrote in place of a status (decision 074). */
export const FORMER_STATUS_FIELD = 'isLeaving'

/**
 * The status of stored fields. Servers of then wrote the former field alone: true for a document that is not shown; one
 * whose file was never verified was on its way. Their documents are in the database until the API has given them a
 * status, and in the caches of devices that have been offline since.
 */
export function documentStatusIn(stored: Readonly<Record<string, unknown>>): unknown {
  const { status, verified, [FORMER_STATUS_FIELD]: isHidden } = stored
  if (isHidden === true && (status === undefined || status === 'ready')) return verified ? 'deleting' : 'uploading'
  return status ?? (isHidden === false ? 'ready' : undefined)
}
