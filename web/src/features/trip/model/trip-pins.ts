import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, ideas as ideasOf, stopsOfDay } from '@waymark/domain/itinerary'
import { type Leg, legsOf } from '../../../shared/map/pins.ts'
import { type Pin, pinOf, pinsOfDay } from '../../../shared/map/pins.ts'

export interface DayPins {
  /** The key of the day. */
  readonly day: number
  readonly number: number
  readonly pins: readonly Pin<Stop>[]
  readonly legs: readonly Leg<Stop>[]
}

/** The trip's days with pins and legs, and its ideas. */
export interface TripPins {
  readonly days: readonly DayPins[]
  readonly ideas: readonly Pin<Stop>[]
}

export function pinsOfTrip(trip: Trip): TripPins {
  const days = datesOfDays(trip).map(({ key, number }) => {
    const pins = pinsOfDay(stopsOfDay(trip, key), number)
    return { day: key, number, pins, legs: legsOf(pins) }
  })
  const ideas = ideasOf(trip).flatMap((stop) => pinOf(stop, undefined, undefined))
  return { days, ideas }
}

/** '850 m' or '6.2 km'. */
export const distanceWords = (km: number): string =>
  km < 0.95 ? `${Math.max(1, Math.round(km * 20)) * 50} m` : `${km < 10 ? km.toFixed(1) : Math.round(km)} km`
