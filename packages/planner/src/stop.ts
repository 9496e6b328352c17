import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import type { AtlasPlace } from '@waymark/atlas/place'

/** Something to do on a day: a place of the atlas, a neighbouring city or an idea without a particular place. */
export interface Stop {
  readonly place: PlannedPlace
  /** The line on the plan. */
  readonly activity: string
  readonly about: string
  readonly bestTime: AtlasPlace['bestTime']
  /** A few words for the theme of the day. */
  readonly topic: string
  /** How much this traveller wants it; only the order matters. */
  readonly score: number
}

export const isDayTrip = (stop: Stop): boolean => stop.place.kind === 'day trip'
