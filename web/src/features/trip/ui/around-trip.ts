import type { Booking } from '@waymark/contract/bookings/booking'
import type { ReactNode } from 'react'

/** What other parts of the app know of a trip. */
export interface AroundTrip {
  /** Who is on it, and the way to invite others. */
  readonly sharing: ReactNode
  /** What it costs and who has paid: the section `EXPENSES` of the page. */
  readonly expenses: ReactNode
  /** What is booked for its days, each with what `actionOf` says of it; undefined where there is nothing. */
  readonly bookings: (actionOf: (booking: Booking) => ReactNode) => ReactNode
  /** How far the packing has come. */
  readonly packing: ReactNode
  /** What runs out before it is over. */
  readonly documents: ReactNode
  /** Tickets of the vault, to be opened on the way. */
  readonly tickets: ReactNode
  /** What is booked for one of its days; undefined where there is nothing. */
  readonly bookingsOn: (date: string) => ReactNode
  /** Bookings of the traveller that hold. */
  readonly ownBookings: readonly Booking[]
  /** Those of them that are for this trip, or may be. */
  readonly fittingBookings: readonly Booking[]
}
