import { minutesOf } from '@waymark/domain/stop-times'
import { nameKey } from '@waymark/domain/name-key'
import type { Itinerary, ItineraryDay, PlannedPlace, TripPlace } from '@waymark/contract/trips/itinerary'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace } from '@waymark/atlas/place'
import { destinationById, nameTable } from '@waymark/atlas/tables'
import { MOVE_KIND } from '@waymark/domain/stop-edits'

/** A stop with a place, with times in minutes after midnight. */
export interface PlanVisit {
  readonly place: PlannedPlace
  readonly begins: number
  readonly ends: number
  readonly activity: string
  readonly description: string
  /** `day 2, activity 3`. */
  readonly where: string
}

/** A day's visits in plan order, without transfers to another base. */
export const visitsOf = (day: ItineraryDay): PlanVisit[] =>
  day.activities.flatMap(({ time, activity, description, place }, index) => {
    if (!place || place.kind === MOVE_KIND) return []
    const begins = minutesOf(time)
    const where = `day ${day.day}, activity ${index + 1}`
    return [{ place, begins, ends: begins + place.stayMinutes, activity, description, where }]
  })

/** The base of each night by day number: the destination, until a transfer. */
export function basesIn(
  place: TripPlace,
  { dailyItinerary }: Pick<Itinerary, 'dailyItinerary'>,
): Map<number, Point & { name: string }> {
  let base: Point & { name: string } = place
  const bases = new Map<number, Point & { name: string }>()
  for (const { day, activities } of dailyItinerary) {
    base = activities.findLast((activity) => activity.place?.kind === MOVE_KIND)?.place ?? base
    bases.set(day, base)
  }
  return bases
}

/** A planned place farther from the atlas's is a namesake. */
const SAME_KM = 1

/** The atlas's entry for a planned place, by name and coordinates. */
export function atlasPlaceOf(
  place: PlannedPlace,
): { readonly known: AtlasPlace; readonly countryCode: string } | undefined {
  const key = nameKey(place.name)
  const { places } = nameTable(key)
  const named = Object.hasOwn(places, key) ? (places[key] ?? []) : []
  const found = named
    .filter((other) => kmBetween(other, place) <= SAME_KM)
    .flatMap(({ destination, countryCode }) => {
      const known = destinationById(destination).places.find(({ name }) => nameKey(name) === key)
      return known ? [{ known, countryCode }] : []
    })
  // A place may be of different kinds in two destinations: Cancale is a restaurant area for one, an excursion for the
  // other.
  const ofKind = found.filter(({ known }) => known.kind === place.kind)
  // A place may be listed twice with different hours, such as Itsukushima with Hiroshima and Miyajima: the duration
  // identifies it.
  return ofKind.find(({ known }) => known.stayMinutes === place.stayMinutes) ?? ofKind[0] ?? found[0]
}
