import { kmBetween } from '@waymark/atlas/distance'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayNumber } from '@waymark/domain/itinerary'
import { minutesOf } from '@waymark/domain/stop-times'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'

export interface Alternative {
  readonly place: NearbyPlace
  /** Distance from the stop to replace, or from the town centre. */
  readonly km: number
}

const MOST = 6
/** Maximum distance. */
const NEARBY_KM = 15
/** Extra distance accepted for a place of the same kind. */
const SAME_KIND_KM = 2

/**
 * Alternatives to a stop: nearby places that are not in the trip, open on that day, and suitable for the trip's wishes;
 * same kind and nearest first.
 */
export function alternativesTo(trip: Trip, stop: Stop, places: readonly NearbyPlace[]): Alternative[] {
  const from = stop.place !== null && isVouchedFor(stop.place) ? stop.place : trip.place
  const kind = stop.place?.kind
  const taken = new Set(
    activeStops(trip).flatMap(({ place, title }) => (place === null ? [title] : [place.name, title])),
  )
  const number = dayNumber(trip, stop.day)
  const isShut = ({ hours, visitHours }: NearbyPlace): boolean => {
    if (number === null) return false
    const begins = stop.startsAt === null ? undefined : minutesOf(stop.startsAt)
    const isThen = ({ opens, closes }: { opens: number; closes: number }): boolean =>
      begins === undefined || (opens <= begins && begins < closes)
    return hours[number - 1]?.length === 0 || visitHours?.[number - 1]?.some(isThen) === false
  }
  const farther = ({ place, km }: Alternative): number => km + (place.kind === kind ? 0 : SAME_KIND_KM)
  return places
    .filter((place) => place.suits !== false && !taken.has(place.name) && !isShut(place))
    .map((place) => ({ place, km: kmBetween(from, place) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .toSorted((a, b) => farther(a) - farther(b))
    .slice(0, MOST)
}
