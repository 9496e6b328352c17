import { DOCUMENT_FILE_TYPES, DOCUMENT_TYPES, FileDigest } from '@waymark/contract/vault/document'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay, enteredText, Id, Instant, requiredText, text, Uid } from '@waymark/contract/primitives'
import { SCAN_IMAGE_TYPES } from '@waymark/contract/scans/scan'
import { Argon2idKeyring, Envelope, Pbkdf2Keyring, SealedText } from '@waymark/contract/vault/keyring'
import { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { z } from '@waymark/contract/zod'

/** File names in an export. */
export const ENTRIES = {
  manifest: 'waymark.json',
  readme: 'README.txt',
  profile: 'profile.json',
  profilePicture: 'profile-picture.webp',
  trips: 'trips.json',
  packingLists: 'packing-lists.json',
  places: 'places.json',
  bookings: 'bookings.json',
  notices: 'notices.json',
  favourites: 'favorites.json',
  submissions: 'submitted-activities.json',
  reviews: 'reviews.json',
  documents: 'documents.json',
  vault: 'vault.json',
  opener: 'open-vault.html',
  calendar: 'calendar.ics',
} as const

export const PLACES_FOLDER = 'places/'
export const DOCUMENTS_FOLDER = 'documents/'

/** Something that was not exported or imported, and why. */
export const Left = z.strictObject({ what: text(LIMITS.longText), why: text(LIMITS.longText) })
export type Left = z.infer<typeof Left>

export const Manifest = z.strictObject({
  app: z.literal('Waymark'),
  format: z.literal(1),
  /** Identifies the export, so that repeated imports do not duplicate its entries. */
  exportId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  exportedAt: Instant,
  left: z.array(Left).check(z.maxLength(5_000)),
})
export type Manifest = z.infer<typeof Manifest>

const entryName = requiredText(500)

/** A scan's photo. */
export const ArchivedPhoto = z.nullable(z.strictObject({ entry: entryName, contentType: z.enum(SCAN_IMAGE_TYPES) }))

/** A document, either decrypted or as stored in the vault. */
export const ArchivedDocument = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('readable'),
    entry: entryName,
    type: z.enum(DOCUMENT_TYPES),
    tripId: z.nullable(Id),
    name: requiredText(LIMITS.title),
    fileType: z.enum(DOCUMENT_FILE_TYPES),
    expires: z.nullable(CalendarDay),
    notes: enteredText(LIMITS.longText),
    createdAt: Instant,
  }),
  z.strictObject({
    state: z.literal('encrypted'),
    entry: entryName,
    type: z.enum(DOCUMENT_TYPES),
    tripId: z.nullable(Id),
    id: Id,
    envelope: Envelope,
    /** Digest of the ciphertext. Absent before 23 November 2026. */
    sha256: z.optional(FileDigest),
    createdAt: Instant,
  }),
])
export type ArchivedDocument = z.infer<typeof ArchivedDocument>
export type ReadableDocument = Extract<ArchivedDocument, { state: 'readable' }>

/** Passkeys only work at the app's own origin. */
const NOT_ARCHIVED = { passkeys: true, updatedAt: true } as const

/** The keyring for documents exported in encrypted form. */
export const ArchivedVault = z.strictObject({
  uid: Uid,
  keyring: z.discriminatedUnion('kdf', [z.omit(Pbkdf2Keyring, NOT_ARCHIVED), z.omit(Argon2idKeyring, NOT_ARCHIVED)]),
  passportNumber: z.nullable(SealedText),
  /** The index of a locked vault, which reveals missing documents. Absent before 23 November 2026. */
  index: z.optional(SealedIndex),
})
export type ArchivedVault = z.infer<typeof ArchivedVault>

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** A file name valid on all systems, and unique in its folder. */
export function freeName(wanted: string, extension: string, taken: Set<string>): string {
  const plain = wanted.replaceAll(FORBIDDEN, '_').replace(/^\.+/, '_').trim().slice(0, 120)
  const ending = `.${extension}`
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  for (let count = 1; ; count += 1) {
    const name = `${stem === '' ? 'document' : stem}${count === 1 ? '' : ` (${count})`}${ending}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
