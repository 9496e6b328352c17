import type { StopPlace } from '@waymark/contract/trips/stop'
import { legBetween, wayWords } from '@waymark/planner/travel'
import { isVouchedFor } from '../trips/map-link.ts'
import './trip-days.css'

/** What the map needs of a stop, which has more on the page of a trip than on the public one. */
interface Placed {
  readonly id: string
  readonly place: Pick<StopPlace, 'status' | 'lat' | 'lng'> | null
}

/** A stop on the map. */
export interface Pin<S extends Placed = Placed> {
  readonly stop: S
  /** The number of its day; undefined for an idea. */
  readonly day: number | undefined
  /** As in the list; undefined for an idea. */
  readonly number: number | undefined
  readonly lat: number
  readonly lng: number
}

/** None for a stop whose point nobody vouches for. */
export const pinOf = <S extends Placed>(stop: S, day: number | undefined, number: number | undefined): Pin<S>[] =>
  stop.place !== null && isVouchedFor(stop.place)
    ? [{ stop, day, number, lat: stop.place.lat, lng: stop.place.lng }]
    : []

/** A day's stops with verified coordinates, numbered in order. */
export function pinsOfDay<S extends Placed>(stops: readonly S[], day: number): Pin<S>[] {
  const placed = stops.filter(({ place }) => place !== null && isVouchedFor(place))
  return placed.flatMap((stop, index) => pinOf(stop, day, index + 1))
}

/** The way from the previous stop. */
export interface Leg<S extends Placed = Placed> {
  readonly from: Pin<S>
  readonly to: Pin<S>
  readonly isWalked: boolean
  /** '12 min on foot', as the plan's times allow for it. */
  readonly words: string
}

export const legsOf = <S extends Placed>(pins: readonly Pin<S>[]): Leg<S>[] =>
  pins.slice(1).map((to, index) => {
    const from = pins[index] ?? to
    const leg = legBetween(from, to)
    return { from, to, isWalked: leg.isWalked, words: wayWords(leg) }
  })

/** Number of day colours before they repeat. */
const DAY_COLORS = 7

/**
 * CSS class of a day's colour in list and map (trip-days.css). It goes by the day's number, not by its key, which is drawn
 * by chance for an added day: the days of a week all differ, and a public link shows the same ones.
 */
export const dayColor = (day: number | undefined): string =>
  day === undefined ? 'map-idea' : `map-day-${(day - 1) % DAY_COLORS}`
