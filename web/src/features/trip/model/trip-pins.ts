import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, ideas as ideasOf, stopsOfDay } from '@waymark/domain/itinerary'
import { legBetween, wayWords } from '@waymark/planner/travel'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'

/** A stop on the map. */
export interface Pin {
  readonly stop: Stop
  /** The key of its day; undefined for an idea. */
  readonly day: number | undefined
  /** As in the list; undefined for an idea. */
  readonly number: number | undefined
  readonly lat: number
  readonly lng: number
}

/** The way from the previous stop. */
export interface Leg {
  readonly from: Pin
  readonly to: Pin
  readonly isWalked: boolean
  /** '12 min on foot', as the plan's times allow for it. */
  readonly words: string
}

const pinOf = (stop: Stop, day: number | undefined, number: number | undefined): Pin[] =>
  stop.place !== null && isVouchedFor(stop.place)
    ? [{ stop, day, number, lat: stop.place.lat, lng: stop.place.lng }]
    : []

/** A day's stops with verified coordinates, numbered in order. */
export function pinsOfDay(stops: readonly Stop[], day: number): Pin[] {
  const placed = stops.filter(({ place }) => place !== null && isVouchedFor(place))
  return placed.flatMap((stop, index) => pinOf(stop, day, index + 1))
}

export const legsOf = (pins: readonly Pin[]): Leg[] =>
  pins.slice(1).map((to, index) => {
    const from = pins[index] ?? to
    const leg = legBetween(from, to)
    return { from, to, isWalked: leg.isWalked, words: wayWords(leg) }
  })

export interface DayPins {
  /** The key of the day. */
  readonly day: number
  readonly number: number
  readonly pins: readonly Pin[]
  readonly legs: readonly Leg[]
}

/** The trip's days with pins and legs, and its ideas. */
export interface TripPins {
  readonly days: readonly DayPins[]
  readonly ideas: readonly Pin[]
}

export function pinsOfTrip(trip: Trip): TripPins {
  const days = datesOfDays(trip).map(({ key, number }) => {
    const pins = pinsOfDay(stopsOfDay(trip, key), key)
    return { day: key, number, pins, legs: legsOf(pins) }
  })
  const ideas = ideasOf(trip).flatMap((stop) => pinOf(stop, undefined, undefined))
  return { days, ideas }
}

/** Number of day colours before they repeat. */
const DAY_COLORS = 7

/** CSS class of a day's colour in list and map (ui/day-colors.css). */
export const dayColor = (day: number | undefined): string =>
  day === undefined ? 'map-idea' : `map-day-${(day - 1) % DAY_COLORS}`

/** '850 m' or '6.2 km'. */
export const distanceWords = (km: number): string =>
  km < 0.95 ? `${Math.max(1, Math.round(km * 20)) * 50} m` : `${km < 10 ? km.toFixed(1) : Math.round(km)} km`
