import type { Booking } from '@waymark/contract/bookings/booking'
import type { ReactNode } from 'react'

/** Content of other features for the trip page. */
export interface AroundTrip {
  /** Members and inviting. */
  readonly sharing: ReactNode
  /** Costs and expenses: the section `EXPENSES`. */
  readonly expenses: ReactNode
  /** Bookings for the trip, each with the result of `actionOf`; undefined if there are none. */
  readonly bookings: (actionOf: (booking: Booking) => ReactNode) => ReactNode
  /** Packing progress. */
  readonly packing: ReactNode
  /** Documents that expire before the end of the trip. */
  readonly documents: ReactNode
  /** Tickets in the vault. */
  readonly tickets: ReactNode
  /** Bookings for one day; undefined if there are none. */
  readonly bookingsOn: (date: string) => ReactNode
  /** The user's active bookings. */
  readonly ownBookings: readonly Booking[]
  /** Those that belong or may belong to this trip. */
  readonly fittingBookings: readonly Booking[]
}
