import type { DocumentType, VaultDocument } from '@waymark/contract/vault/document'
import type { Trip } from '@waymark/contract/trips/trip'
import type { DetailsById } from '../data/use-details.ts'

/** The specification's name for tickets is `passport`. */
const TICKETS: readonly DocumentType[] = ['passport', 'boarding_pass']

/** Documents to show during this trip: not those of other trips, nor those that expired before it. */
export const ticketsOf = (
  documents: readonly VaultDocument[],
  details: DetailsById | undefined,
  trip: Pick<Trip, 'id' | 'startDate'>,
): VaultDocument[] =>
  documents
    .filter(({ type, tripId }) => tripId === trip.id || (tripId === null && TICKETS.includes(type)))
    .filter(({ id }) => (details?.get(id)?.expires ?? trip.startDate) >= trip.startDate)
