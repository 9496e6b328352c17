import { NO_CUSTOMER, type CustomerFields } from '../../../shared/booking/customer-form.tsx'

const keyOf = (tripId: string): string => `waymark:charter-booking:${tripId}`

const isFields = (kept: unknown): kept is CustomerFields =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.keys(NO_CUSTOMER).every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')

/** Keeps the input in session storage while the user signs in. */
export function keepBooking(tripId: string, fields: CustomerFields): void {
  try {
    sessionStorage.setItem(keyOf(tripId), JSON.stringify(fields))
  } catch {
    // Without storage it must be typed again.
  }
}

export function keptBooking(tripId: string): CustomerFields | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(tripId)) ?? 'null')
    return isFields(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function dropKeptBooking(tripId: string): void {
  try {
    sessionStorage.removeItem(keyOf(tripId))
  } catch {
    // Nothing was kept.
  }
}
