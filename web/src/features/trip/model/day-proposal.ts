import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, stopsOfDay } from '@waymark/domain/itinerary'
import { fillGaps } from '@waymark/planner/fill-gaps'

export interface Proposed {
  readonly place: NearbyPlace
  readonly startsAt: string
}

/** A day as it is, with what is proposed for its free hours between, by the clock; what has no time comes last. */
export type DayLine = { readonly stop: Stop } | { readonly proposed: Proposed }

const timeOf = (line: DayLine): string => ('stop' in line ? (line.stop.startsAt ?? '99:99') : line.proposed.startsAt)

export function proposalFor(trip: Trip, places: readonly NearbyPlace[], day: number): DayLine[] {
  const stops = stopsOfDay(trip, day)
  const taken = new Set(
    activeStops(trip).flatMap(({ place, title }) => (place === null ? [title] : [place.name, title])),
  )
  const candidates = places.map((place) => ({ ...place, hours: place.hours[day - 1] }))
  const byName = new Map(places.map((place) => [place.name, place]))
  const proposed = fillGaps({ stops, centre: trip.place, candidates, taken }).flatMap(({ place, startsAt }) => {
    const known = byName.get(place.name)
    return known === undefined ? [] : [{ proposed: { place: known, startsAt } }]
  })
  const lines: DayLine[] = [...stops.map((stop) => ({ stop })), ...proposed]
  return lines.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
}

/** Where a proposed stop goes in the order of its day: before the first stop that begins later. */
export function indexOfProposed(trip: Trip, day: number, { startsAt }: Proposed): number {
  const stops = stopsOfDay(trip, day)
  const later = stops.findIndex((stop) => stop.startsAt !== null && stop.startsAt > startsAt)
  return later < 0 ? stops.length : later
}
