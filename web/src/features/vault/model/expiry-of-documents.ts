import type { VaultDocument } from '@waymark/contract/vault/document'
import { localToday } from '../../../shared/time/dates.ts'
import { expiryWarnings, type Expiring, type ExpiryWarning } from './expiry.ts'
import type { DetailsById } from '../data/use-details.ts'

interface Trip {
  readonly title: string
  readonly endDate: string
}

/** The documents with a known expiry date; none while the vault is locked. */
const expiringOf = (documents: readonly VaultDocument[], details: DetailsById | undefined): Expiring[] =>
  documents.flatMap(({ id, type }) => {
    const known = details?.get(id)
    return known?.expires == null
      ? []
      : [{ id, name: known.name, expires: known.expires, isForOneDay: type === 'boarding_pass' }]
  })

/** Warnings for expiring documents; none while the vault is locked. */
export const warningsOf = (
  documents: readonly VaultDocument[],
  details: DetailsById | undefined,
  trips: readonly Trip[],
): ExpiryWarning[] => expiryWarnings(expiringOf(documents, details), localToday(new Date()), trips)

/** Only those that expire before the end of the trip. */
export const warningsForTrip = (
  documents: readonly VaultDocument[],
  details: DetailsById | undefined,
  trip: Trip,
): ExpiryWarning[] => {
  const early = expiringOf(documents, details).filter(
    ({ expires, isForOneDay }) => !isForOneDay && expires < trip.endDate,
  )
  return expiryWarnings(early, localToday(new Date()), [trip])
}
