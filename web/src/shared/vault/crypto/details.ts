import { DOCUMENT_FILE_TYPES } from '@waymark/contract/vault/document'
import { LIMITS } from '@waymark/contract/limits'
import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { CalendarDay, enteredText, requiredText } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'
import { binding } from './binding.ts'
import { textOf, utf8 } from './bytes.ts'
import { CannotOpen, openBytes, sealBytes } from './sealed-bytes.ts'
import type { VaultKey } from './vault-key.ts'

/** The encrypted metadata of a document. */
export const Details = z.strictObject({
  version: z.literal(1),
  name: requiredText(LIMITS.title),
  fileType: z.enum(DOCUMENT_FILE_TYPES),
  /** Size before encryption. */
  bytes: z.int().check(z.gte(0)),
  expires: z.nullable(CalendarDay),
  notes: enteredText(LIMITS.longText),
})
export type Details = z.infer<typeof Details>

const PADDED_TO = 256

/** Pads JSON with trailing spaces, so that the length reveals less about name and notes. */
function padded(json: string): string {
  const length = utf8(json).length
  return json + ' '.repeat((PADDED_TO - (length % PADDED_TO)) % PADDED_TO)
}

/** The document and format that details are bound to. */
export interface DetailsPlace {
  readonly format: VaultFormat
  readonly documentId: string
}

const detailsAt = ({ uid }: VaultKey, { format, documentId }: DetailsPlace) =>
  binding(format, 'details', uid, documentId)

export const sealDetails = (vault: VaultKey, place: DetailsPlace, details: Details): Promise<string> =>
  sealBytes(vault.key, utf8(padded(JSON.stringify(details))), detailsAt(vault, place))

/** @throws CannotOpen */
export async function openDetails(vault: VaultKey, place: DetailsPlace, sealed: string): Promise<Details> {
  const bytes = await openBytes(vault.key, sealed, detailsAt(vault, place))
  const parsed = Details.safeParse(JSON.parse(textOf(bytes)))
  if (!parsed.success) throw new CannotOpen('Details of an unknown shape')
  return parsed.data
}
