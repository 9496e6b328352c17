import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { AtlasDestination, PlaceKind, Weekday } from '@waymark/atlas/place'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { appealOf } from './taste.ts'
import type { Wishes } from './wishes.ts'

/** A place of the atlas as a stop, with the weekdays on which it cannot be visited. */
export interface AtlasStop extends Stop {
  readonly closed: readonly Weekday[]
}

/** Chance moves a score by at most this share, so that two trips to a city differ a little. */
const CHANCE = 0.1

/** One goes there for the children's sake. */
const FOR_CHILDREN = 1.6

/** How the line on the plan begins; kinds that are missing here are called by the name alone. */
const VERBS: Partial<Readonly<Record<PlaceKind, string>>> = {
  museum: 'Visit', monument: 'See', 'religious site': 'Visit', palace: 'Visit', castle: 'Visit', 'historic quarter': 'Wander through', market: 'Browse',
  park: 'Walk in', garden: 'Stroll through', viewpoint: 'Take in the view from', beach: 'Time at', nature: 'Explore', neighbourhood: 'Explore', street: 'Walk along',
  ruins: 'Explore', theatre: 'Visit', shopping: 'Browse', 'day trip': 'Day trip to',
} // prettier-ignore

/** What one does at a place: 'Visit the Prado'. */
export const lineFor = ({ kind, name }: { kind: PlaceKind; name: string }): string =>
  [VERBS[kind] ?? '', name].join(' ').trim()

/** The places of a destination that this traveller may like, most wanted first. */
export function atlasStops(
  destination: AtlasDestination,
  style: TravelStyle,
  wishes: Wishes,
  next: () => number,
): AtlasStop[] {
  return destination.places
    .map((place) => ({
      place: {
        name: place.name,
        kind: place.kind,
        status: 'verified' as const,
        lat: place.lat,
        lng: place.lng,
        stayMinutes: place.stayMinutes,
        costCents: place.costCents,
      },
      activity: lineFor(place),
      about: place.about,
      bestTime: place.bestTime,
      topic: place.name,
      closed: place.closed,
      score:
        appealOf(place.kind, place.costCents, style, wishes, `${place.name}. ${place.about}`) *
        (wishes.withChildren && place.suitedFor?.children === 'best' ? FOR_CHILDREN : 1) *
        (1 + CHANCE * next()),
    }))
    .filter((stop, index) => suitsTravellers({ ...stop, suitedFor: destination.places[index]?.suitedFor }, wishes))
    .toSorted((a, b) => b.score - a.score)
}
