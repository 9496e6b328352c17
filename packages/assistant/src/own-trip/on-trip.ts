import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { OwnTrip } from '../question.ts'
import type { Asked } from '../asked.ts'
import type { TripStop } from './trip-stops.ts'

/** A question about an own trip. */
export interface OnTrip {
  readonly asked: Asked
  readonly trip: OwnTrip
  /** Lower case, with straight apostrophes. */
  readonly words: string
  /** The days it means; undefined for the whole trip. */
  readonly days: readonly ItineraryDay[] | undefined
  /** The stops it names. */
  readonly named: readonly TripStop[]
  /** Date and time at the destination. */
  readonly there: { readonly date: string; readonly time: string }
}
