import { addDays } from '@waymark/contract/calendar'
import { TRAVEL_STYLES, type TravelStyle } from '@waymark/contract/trips/trip'
import { destinationRows } from '@waymark/atlas/tables'
import { planTrip } from '@waymark/planner/plan-trip'
import { planRequests } from '../../packages/planner/fixtures/plan-requests.ts'
import { type Visit, visitsOf } from '../../packages/planner/fixtures/plan-quality/visits.ts'

/** Long trips see everything that there is, whatever their style. */
export const SHORTEST_DAYS = 3
export const LONGEST_DAYS = 5
/** Trips that are planned in every style. */
export const STYLE_TRIPS = 60

/** What a style should see more of than the others do. */
const OWN: Readonly<Record<TravelStyle, readonly string[] | 'free'>> = {
  Adventure: ['nature', 'activity', 'viewpoint', 'day trip'],
  Relaxation: ['park', 'garden', 'beach'],
  Culture: ['museum', 'gallery', 'palace', 'castle', 'ruins', 'historic quarter', 'theatre'],
  Business: ['food', 'square', 'street', 'viewpoint', 'neighbourhood'],
  Family: ['zoo or aquarium', 'park', 'activity', 'beach'],
  Solo: ['neighbourhood', 'market', 'street', 'food', 'viewpoint'],
  Luxury: ['palace', 'food', 'shopping', 'theatre', 'garden'],
  Budget: 'free',
}

export interface StyleShare {
  readonly style: TravelStyle
  /** Of the places of its plans, those that are its own. */
  readonly own: number
  /** The same of the plans of all other styles. */
  readonly others: number
}

/**
 * How far plans follow their style. Each trip is planned in all of them: between plans for different places, what there
 * is to see differs by more than what a style selects, and some hundred of them say nothing.
 */
export function styleShares(seed: string): StyleShare[] {
  const described = new Set(destinationRows().map(({ city, countryCode }) => `${city}, ${countryCode}`))
  const trips = planRequests(STYLE_TRIPS * 2, `styles ${seed}`)
    .filter(({ destination }) => described.has(destination))
    .slice(0, STYLE_TRIPS)
  const visits = new Map<TravelStyle, Visit[]>(TRAVEL_STYLES.map((style) => [style, []]))
  for (const [index, trip] of trips.entries())
    for (const travelStyle of TRAVEL_STYLES) {
      const days = SHORTEST_DAYS + (index % (LONGEST_DAYS - SHORTEST_DAYS + 1))
      const endDate = addDays(trip.startDate, days - 1)
      const plan = planTrip({ ...trip, travelStyle, endDate, preferences: '' })
      visits.get(travelStyle)?.push(...plan.itinerary.dailyItinerary.flatMap(visitsOf))
    }
  return TRAVEL_STYLES.map((style) => {
    const own = OWN[style]
    const share = (seen: readonly Visit[]): number => {
      const places = seen.filter(({ place }) => place.status !== 'general')
      const fitting = places.filter(({ place }) => (own === 'free' ? place.costCents === 0 : own.includes(place.kind)))
      return fitting.length / places.length
    }
    return {
      style,
      own: share(visits.get(style) ?? []),
      others: share([...visits].flatMap(([other, seen]) => (other === style ? [] : seen))),
    }
  })
}
