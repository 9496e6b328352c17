import type { Trip } from '@waymark/contract/trips/trip'
import { countOf } from '@waymark/domain/wording'

export interface Party {
  readonly adults: number
  readonly childAges: readonly number[]
}

/** Who travels: for whom it was planned, else who was named, else its members. */
export const partyOf = (trip: Pick<Trip, 'adults' | 'childAges' | 'memberIds' | 'itinerary'>): Party =>
  trip.itinerary.costs?.travellers ?? {
    adults: trip.adults ?? trip.memberIds.length,
    childAges: trip.childAges ?? [],
  }

export const sizeOf = ({ adults, childAges }: Party): number => adults + childAges.length

/** '2 adults', or '2 adults, 2 children'. */
export const partyWords = ({ adults, childAges }: Party): string =>
  [countOf(adults, 'adult'), ...(childAges.length > 0 ? [countOf(childAges.length, 'child', 'children')] : [])].join(
    ', ',
  )
