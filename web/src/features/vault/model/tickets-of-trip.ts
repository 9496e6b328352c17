import type { DocumentType, VaultDocument } from '@waymark/contract/vault/document'
import type { Trip } from '@waymark/contract/trips/trip'
import type { DetailsById } from '../data/use-details.ts'

/** `passport` is what the specification calls tickets. */
const TICKETS: readonly DocumentType[] = ['passport', 'boarding_pass']

/** What is shown at a door or a gate on this trip: not what belongs to another one, nor what ran out before it. */
export const ticketsOf = (
  documents: readonly VaultDocument[],
  details: DetailsById | undefined,
  trip: Pick<Trip, 'id' | 'startDate'>,
): VaultDocument[] =>
  documents
    .filter(({ type, tripId }) => tripId === trip.id || (tripId === null && TICKETS.includes(type)))
    .filter(({ id }) => (details?.get(id)?.expires ?? trip.startDate) >= trip.startDate)
