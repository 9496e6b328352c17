import type { VaultDocument } from '@waymark/contract/documents'
import { localToday } from '../../../domain/dates.ts'
import { expiryWarnings, type ExpiryWarning } from './expiry.ts'
import type { DetailsById } from '../data/use-details.ts'

interface Trip {
  readonly title: string
  readonly endDate: string
}

/** What to say of documents that run out, as far as the vault is open. */
export function warningsOf(
  documents: readonly VaultDocument[],
  details: DetailsById | undefined,
  trips: readonly Trip[],
): ExpiryWarning[] {
  const expiring = documents.flatMap(({ id, type }) => {
    const known = details?.get(id)
    return known?.expires == null
      ? []
      : [{ id, name: known.name, expires: known.expires, isForOneDay: type === 'boarding_pass' }]
  })
  return expiryWarnings(expiring, localToday(new Date()), trips)
}
