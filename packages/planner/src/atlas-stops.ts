import type { TravelStyle } from '@waymark/contract/trips/trip'
import { hoursOn, type OpeningFacts, type OpenSpan } from '@waymark/atlas/opening-hours'
import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import { stayWith } from './childrens-day.ts'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { appealOf } from './taste.ts'
import type { Wishes } from './wishes.ts'

/** A place of the atlas as a stop, with the days and hours at which it can be visited. */
export interface AtlasStop extends Stop {
  /** Hours on a calendar day: none when it is closed, undefined where there is no door. */
  readonly hoursOn: (date: string) => readonly OpenSpan[] | undefined
  /** The order in which the sights of its country are named; undefined of places without fame. */
  readonly fame: number | undefined
  readonly id: string
  /** The place whose ticket opens it as well, on the same day. */
  readonly ticketOf: string | undefined
}

export const isAtlasStop = (stop: Stop): stop is AtlasStop => 'hoursOn' in stop

/** A place on the ticket of another one is seen on the day of that. */
export const hasTicket = ({ ticketOf }: AtlasStop, day: readonly Stop[]): boolean =>
  ticketOf === undefined || day.some((stop) => isAtlasStop(stop) && stop.id === ticketOf)

/** What the traveller named as destination comes before everything else. */
export const ASKED_FOR = 100
export const isAskedFor = (stop: Stop): boolean => stop.score >= ASKED_FOR

/** What the admissions of stops cost beside that of what was asked for, which is paid in any case. */
export const costOfOthers = (stops: readonly Stop[]): number =>
  stops.reduce((sum, stop) => sum + (isAskedFor(stop) ? 0 : stop.place.costCents), 0)

/** Chance moves a score by at most this share, so that two trips to a city differ a little. */
const CHANCE = 0.1
/** The first place of a destination weighs this much more than the last. */
const BEST_FIRST = 0.35
/** The most famous sight of a country; the tenth weighs a third of that. */
const FAME = 4
const FAME_FROM = 3
/** What a destination itself is best known for, however little its country is for it; the next ones weigh less. */
const LOCAL_FAME = 0.8
const MOST_LOCAL = 3

/** One goes there for the children's sake, which a zoo says of itself. */
const forChildren = (kind: PlaceKind): number => (kind === 'zoo or aquarium' ? 1.3 : 2.4)

/** How the line on the plan begins; kinds that are missing here are called by the name alone. */
const VERBS: Partial<Readonly<Record<PlaceKind, string>>> = {
  museum: 'Visit', monument: 'See', 'religious site': 'Visit', palace: 'Visit', castle: 'Visit', 'historic quarter': 'Wander through', market: 'Browse',
  park: 'Walk in', garden: 'Stroll through', viewpoint: 'Take in the view from', beach: 'Time at', nature: 'Explore', neighbourhood: 'Explore', street: 'Walk along',
  ruins: 'Explore', theatre: 'Visit', shopping: 'Browse', 'day trip': 'Day trip to',
} // prettier-ignore

/** What one does at a place: 'Visit the Prado'. */
export const lineFor = ({ kind, name }: { kind: PlaceKind; name: string }): string =>
  [VERBS[kind] ?? '', name].join(' ').trim()

/** Hours by calendar day, each worked out once. */
function hoursOf(place: OpeningFacts, countryCode: string): AtlasStop['hoursOn'] {
  const known = new Map<string, readonly OpenSpan[] | undefined>()
  return (date) => {
    if (!known.has(date)) known.set(date, hoursOn(place, date, countryCode))
    return known.get(date)
  }
}

/** The preferences that places are scored by. */
export interface Taste {
  readonly style: TravelStyle
  readonly wishes: Wishes
  readonly next: () => number
}

/** A place as a stop. `rank` goes from 0 for the best of its destination to 1. */
export function stopOf(
  place: AtlasPlace,
  rank: number,
  countryCode: string,
  { style, wishes, next }: Taste,
): AtlasStop {
  const fame = place.landmark?.fame
  const prominence = 1 + BEST_FIRST * (1 - rank) + (fame === undefined ? 0 : FAME / (fame + FAME_FROM))
  return {
    place: {
      name: place.name,
      kind: place.kind,
      status: 'verified',
      lat: place.lat,
      lng: place.lng,
      stayMinutes: stayWith(wishes, place.kind, place.stayMinutes),
      costCents: place.costCents,
    },
    activity: lineFor(place),
    about: place.about,
    bestTime: place.bestTime,
    topic: place.name,
    hoursOn: hoursOf(place, countryCode),
    fame,
    id: place.id,
    ticketOf: place.ticketOf,
    score:
      appealOf(place.kind, place.costCents, style, wishes, `${place.name}. ${place.about}`) *
      prominence *
      (wishes.withChildren && place.suitedFor?.children === 'best' ? forChildren(place.kind) : 1) *
      (1 + CHANCE * next()),
  }
}

/** Places of one destination, the best first, that this traveller may like, most wanted first. */
export function atlasStops(places: readonly AtlasPlace[], countryCode: string, taste: Taste): AtlasStop[] {
  const famous = places
    .filter(({ landmark }) => landmark)
    .toSorted((a, b) => (a.landmark?.fame ?? 0) - (b.landmark?.fame ?? 0))
    .slice(0, MOST_LOCAL)
  const localFame = (place: AtlasPlace): number =>
    famous.includes(place) ? 1 + LOCAL_FAME / (famous.indexOf(place) + 1) : 1
  return places
    .map((place, index) => {
      const stop = stopOf(place, index / places.length, countryCode, taste)
      return { ...stop, score: stop.score * localFame(place) }
    })
    .filter((stop, index) => suitsTravellers({ ...stop, suitedFor: places[index]?.suitedFor }, taste.wishes))
    .toSorted((a, b) => b.score - a.score)
}
