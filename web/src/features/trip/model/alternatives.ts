import { kmBetween } from '@waymark/atlas/distance'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayNumber } from '@waymark/domain/itinerary'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'

export interface Alternative {
  readonly place: NearbyPlace
  /** From the stop that it would replace, or from the middle of town. */
  readonly km: number
}

const MOST = 6
/** Farther away it is not nearby. */
const NEARBY_KM = 15
/** What is of the same kind may be so much farther away. */
const SAME_KIND_KM = 2

/**
 * What could be seen instead of a stop: places near it that are not in the trip yet and are open on its day, that suit the wishes of
 * the trip, those of its kind and the nearest first.
 */
export function alternativesTo(trip: Trip, stop: Stop, places: readonly NearbyPlace[]): Alternative[] {
  const from = stop.place !== null && isVouchedFor(stop.place) ? stop.place : trip.place
  const kind = stop.place?.kind
  const taken = new Set(
    activeStops(trip).flatMap(({ place, title }) => (place === null ? [title] : [place.name, title])),
  )
  const number = dayNumber(trip, stop.day)
  const isShut = ({ hours }: NearbyPlace): boolean => number !== null && hours[number - 1]?.length === 0
  const farther = ({ place, km }: Alternative): number => km + (place.kind === kind ? 0 : SAME_KIND_KM)
  return places
    .filter((place) => place.suits !== false && !taken.has(place.name) && !isShut(place))
    .map((place) => ({ place, km: kmBetween(from, place) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .toSorted((a, b) => farther(a) - farther(b))
    .slice(0, MOST)
}
