import { NO_CUSTOMER, type CustomerFields } from '../../../shared/booking/customer-form.tsx'
import { readSession, writeSession } from '../../../shared/pwa/session-storage.ts'

const keyOf = (tripId: string): string => `waymark:charter-booking:${tripId}`

const isFields = (kept: unknown): kept is CustomerFields =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.keys(NO_CUSTOMER).every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')

/** Keeps the input while the user signs in. */
export const keepBooking = (tripId: string, fields: CustomerFields): void => writeSession(keyOf(tripId), fields)

export function keptBooking(tripId: string): CustomerFields | undefined {
  const kept = readSession(keyOf(tripId))
  return isFields(kept) ? kept : undefined
}

export const dropKeptBooking = (tripId: string): void => writeSession(keyOf(tripId), undefined)
