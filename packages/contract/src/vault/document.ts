import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { Envelope } from './keyring.ts'
import { z } from '../zod.ts'

/** In the order of the select; the screen counts the first four. */
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

/** Labels on the screen. By specification, `passport` is 'Tickets'; passports have the type `identity`. */
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  passport: 'Tickets',
  visa: 'Visa',
  boarding_pass: 'Boarding Pass',
  vaccination: 'Vaccination Certificate',
  insurance: 'Travel Insurance',
  identity: 'Passport or ID',
  other: 'Other',
}

/** Accepted file types before encryption. */
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
 * A document is created before its file is stored (uploading) and deleted after its file (deleting). Documents
 * interrupted in either state are hidden and cleaned up. After a vault reset, documents are hidden (reset) and kept
 * until `purgeAt`.
 */
const DOCUMENT_STATUSES = ['uploading', 'ready', 'deleting', 'reset'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** SHA-256 of a stored file as lower-case hex. */
export const FileDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** `documents/{id}`: a document in a user's vault. */
export const VaultDocument = z.strictObject({
  id: Id,
  userId: Uid,
  tripId: z.nullable(Id),
  type: openEnum(DOCUMENT_TYPES, 'other'),
  /** Null if encrypted: the name is then in the envelope's details. */
  name: z.nullable(requiredText(LIMITS.title)),
  /** Null for a file from a client without encryption. */
  envelope: z.nullable(Envelope),
  /** The stored file: ciphertext if there is an envelope. */
  file: z.strictObject({
    path: requiredText(LIMITS.url),
    bytes: z.int().check(z.gte(1), z.lte(LIMITS.documentCiphertextBytes)),
    sha256: FileDigest,
    contentType: openEnum([...DOCUMENT_FILE_TYPES, 'application/octet-stream'], 'application/octet-stream'),
  }),
  /** Whether the stored bytes were read back and match the digest that the sender declared. */
  verified: z.boolean(),
  /** Screens show 'ready' documents only. Unknown statuses fall back to a hidden one. */
  status: openEnum(DOCUMENT_STATUSES, 'deleting'),
  /** When it is deleted permanently; null or absent if it is kept. */
  purgeAt: z.optional(z.nullable(Instant)),
  createdAt: Instant,
})
export type VaultDocument = z.infer<typeof VaultDocument>
export const documentConverter = docConverter<VaultDocument>(VaultDocument, (fields) => ({
  ...fields,
  status: documentStatusIn(fields),
}))

/** A boolean that servers before 22 November 2026 wrote instead of a status (decision 074). */
export const FORMER_STATUS_FIELD = 'isLeaving'

/**
 * The status of stored fields. Former servers wrote the former field only: true hides the document, and a document
 * whose file was not verified was still uploading. Such documents exist in the database until the API has given them a
 * status, and in the caches of devices that have been offline since.
 */
export function documentStatusIn(stored: Readonly<Record<string, unknown>>): unknown {
  const { status, verified, [FORMER_STATUS_FIELD]: isHidden } = stored
  if (isHidden === true && (status === undefined || status === 'ready')) return verified ? 'deleting' : 'uploading'
  return status ?? (isHidden === false ? 'ready' : undefined)
}
