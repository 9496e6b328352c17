import type { ItineraryDay, PlannedPlace, TripCosts } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { sumCosts } from './budget.ts'
import { firstSentence, highlightLine, MAX_HIGHLIGHTS, NO_FAME } from './highlights.ts'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import type { PlanningContext } from './planning-context.ts'
import { wayCentsOf } from './way-cost.ts'
import type { Pools } from './fill-in-days.ts'

const placesOf = (days: readonly ItineraryDay[]): PlannedPlace[] =>
  days.flatMap(({ activities }) => activities.flatMap(({ place }) => (place && place.kind !== MOVE_KIND ? place : [])))

/** Total admissions of days. */
export const admissionsOf = (days: readonly ItineraryDay[]): number =>
  placesOf(days).reduce((sum, { costCents }) => sum + costCents, 0)

/** Names (as keys) of all places and ideas in days. */
export const namesIn = (days: readonly ItineraryDay[]): Set<string> =>
  new Set(placesOf(days).map(({ name }) => nameKey(name)))

/** The costs of a trip, given the admissions of one adult, whoever planned it. */
export function tripCosts(context: PlanningContext, admissionsCents: number): TripCosts {
  const { adults, childAges } = context.party
  const wayCents = wayCentsOf(context)
  return {
    ...sumCosts(context.spending, admissionsCents),
    ...(wayCents !== undefined && { wayCents }),
    travellers: { adults, childAges: [...childAges] },
  }
}

export const costsOf = (context: PlanningContext, days: readonly ItineraryDay[]): TripCosts =>
  tripCosts(context, admissionsOf(days))

/** Highlights of finished days: places known to the atlas, others only if there are none. */
export function highlightsIn(days: readonly ItineraryDay[], pools: Pools): string[] {
  const wanted = [...pools.values()]
    .flatMap(({ places, outings }) => [...places, ...outings.flatMap(({ stops }) => stops)])
    .toSorted((a, b) => (a.fame ?? NO_FAME) - (b.fame ?? NO_FAME) || b.score - a.score)
  const rank = new Map(wanted.map(({ place }, index) => [nameKey(place.name), index]))
  const rankOf = (name: string) => rank.get(nameKey(name)) ?? wanted.length
  const stops = days.flatMap(({ activities }) =>
    activities.flatMap(({ activity, description, place }) =>
      place && place.kind !== MOVE_KIND ? [{ activity, description, place }] : [],
    ),
  )
  const known = stops.filter(({ place }) => place.status === 'verified' || place.status === 'corrected')
  const lines = (known.length > 0 ? known : stops)
    .toSorted((a, b) => rankOf(a.place.name) - rankOf(b.place.name))
    .map(({ activity, description, place }) =>
      place.status === 'general' ? activity : highlightLine(place.name, firstSentence(description)),
    )
  return [...new Set(lines)].slice(0, MAX_HIGHLIGHTS)
}
