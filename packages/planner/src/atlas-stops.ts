import type { TravelStyle } from '@waymark/contract/trips/trip'
import { hoursOn, type OpeningFacts, type OpenSpan } from '@waymark/atlas/opening-hours'
import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import { landmarksIn } from '@waymark/atlas/tables'
import { hasOnlyBigChildren, stayWith } from './childrens-day.ts'
import { wishedHours, wishesHours } from './wished-hours.ts'
import { advisesEarly, earlyHours } from './hour-advice.ts'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { appealOf } from './taste.ts'
import type { EarlyTime } from './wishes/wished-days.ts'
import type { Wishes } from './wishes.ts'

/** A place of the atlas as a stop, with its opening hours. */
export interface AtlasStop extends Stop {
  /** Opening hours on a calendar day: empty when closed, undefined for places that are always open. */
  readonly hoursOn: (date: string) => readonly OpenSpan[] | undefined
  /** Rank among the sights of its country; undefined if it is not famous. */
  readonly fame: number | undefined
  /** From 0 for the best of its destination to 1. */
  readonly rank: number
  /** Made for children. */
  readonly isForChildren: boolean
  readonly id: string
  /** The place whose ticket includes it, valid on the same day. */
  readonly ticketOf: string | undefined
  /** The place that one passes on the way to it. */
  readonly behind: string | undefined
  /** How early it is wished for. */
  readonly early: EarlyTime | undefined
  /** The hour at which the visit is to begin, in minutes after midnight. */
  readonly wishedAt: number | undefined
}

export const isAtlasStop = (stop: Stop): stop is AtlasStop => 'hoursOn' in stop

const includes = (stops: readonly Stop[], id: string): boolean =>
  stops.some((stop) => isAtlasStop(stop) && stop.id === id)

/** Whether the place that the ticket belongs to is visited on the same day. */
export const hasTicket = ({ ticketOf }: AtlasStop, day: readonly Stop[]): boolean =>
  ticketOf === undefined || includes(day, ticketOf)

/** Whether what lies before a place is seen on the same day, or is not still to come. */
export const isReached = ({ behind }: AtlasStop, day: readonly Stop[], toCome: readonly Stop[]): boolean =>
  behind === undefined || includes(day, behind) || !includes(toCome, behind)

/** Whether stops follow one another as they lie on the way in. */
export const followsTheWay = (stops: readonly Stop[]): boolean =>
  stops.every((stop, index) => !isAtlasStop(stop) || isReached(stop, [], stops.slice(index + 1)))

/** Score of a place that the traveller named: above all others. */
export const ASKED_FOR = 100
export const isAskedFor = (stop: Stop): boolean => stop.score >= ASKED_FOR

/** Score of a place that the wishes name: above all but that for which the trip is made. */
const WISHED_FOR = 30
/** Whether it is visited whatever it costs, and whatever else there is. */
export const isWishedFor = (stop: Stop): boolean => stop.score >= WISHED_FOR

/** Admissions without that of the named place, which is paid in any case. */
export const costOfOthers = (stops: readonly Stop[]): number =>
  stops.reduce((sum, stop) => sum + (isAskedFor(stop) ? 0 : stop.place.costCents), 0)

/** Maximum random change of a score, so that two trips to a city differ a little. */
const CHANCE = 0.1
/** How much more the first place of a destination weighs than the last. */
const BEST_FIRST = 0.35
/** Weight of a country's most famous sight; the tenth has a third of it. */
const FAME = 4
const FAME_FROM = 3
/** Weight of a destination's own most famous sight, for countries where it is not; the next ones weigh less. */
const LOCAL_FAME = 0.8
const MOST_LOCAL = 3

/** Weight of places for children; zoos score by their kind already. */
const forChildren = (kind: PlaceKind, wishes: Wishes): number => {
  const weight = kind === 'zoo or aquarium' ? 1.3 : 2.4
  return hasOnlyBigChildren(wishes) ? Math.sqrt(weight) : weight
}

/** Verb of a stop's title by kind; other kinds have the name alone. */
const VERBS: Partial<Readonly<Record<PlaceKind, string>>> = {
  museum: 'Visit', monument: 'See', 'religious site': 'Visit', palace: 'Visit', castle: 'Visit', 'historic quarter': 'Wander through', market: 'Browse',
  park: 'Walk in', garden: 'Stroll through', viewpoint: 'Take in the view from', beach: 'Time at', nature: 'Explore', neighbourhood: 'Explore', street: 'Walk along',
  ruins: 'Explore', theatre: 'Visit', shopping: 'Browse', 'day trip': 'Day trip to',
} // prettier-ignore

/** The title of a stop: 'Visit the Prado'. */
export const lineFor = ({ kind, name }: { kind: PlaceKind; name: string }): string =>
  [VERBS[kind] ?? '', name].join(' ').trim()

/** Opening hours by calendar day, memoised. */
function hoursOf(place: OpeningFacts, countryCode: string): AtlasStop['hoursOn'] {
  const known = new Map<string, readonly OpenSpan[] | undefined>()
  return (date) => {
    if (!known.has(date)) known.set(date, hoursOn(place, date, countryCode))
    return known.get(date)
  }
}

/** The opening hours at which these travellers come. */
function suitedHoursOf(place: OpeningFacts, countryCode: string, kind: string, wishes: Wishes): AtlasStop['hoursOn'] {
  const hours = hoursOf(place, countryCode)
  return wishesHours(kind, wishes) ? (date) => wishedHours(kind, date, hours(date), wishes) : hours
}

/** The fame that a place has itself, or by the landmark that is seen there: the pyramids in the list of Cairo. */
function fameOf({ landmark, photographedAs }: AtlasPlace, beside: readonly AtlasPlace[]): number | undefined {
  if (landmark || photographedAs === undefined || beside.some(({ id }) => id === photographedAs)) return landmark?.fame
  const rank = landmarksIn(photographedAs.slice(0, 2).toUpperCase()).findIndex(({ id }) => id === photographedAs)
  return rank < 0 ? undefined : rank + 1
}

const EVENING = 18 * 60
const timeAt = (minutes: number): Stop['bestTime'] => (minutes >= EVENING ? 'evening' : 'any')

/** The one hour at which a visit begins, where the place is open then. */
const hoursFrom =
  (begins: number, minutes: number, hours: AtlasStop['hoursOn']): AtlasStop['hoursOn'] =>
  (date) => {
    const spans = hours(date)
    const closes = begins + minutes
    const isOpen = spans?.some((span) => span.opens <= begins && span.closes >= closes) ?? true
    return isOpen ? [{ opens: begins, closes }] : spans
  }

/** The preferences that places are scored by. */
export interface Taste {
  readonly style: TravelStyle
  readonly wishes: Wishes
  readonly next: () => number
}

/** Converts a place to a stop. `rank` goes from 0 for the best of its destination to 1. */
export function stopOf(
  place: AtlasPlace,
  rank: number,
  countryCode: string,
  { style, wishes, next }: Taste,
  fame = place.landmark?.fame,
): AtlasStop {
  const prominence = 1 + BEST_FIRST * (1 - rank) + (fame === undefined ? 0 : FAME / (fame + FAME_FROM))
  const stayMinutes = stayWith(wishes, place.kind, place.stayMinutes)
  const begins = wishes.visitHours.get(place.id)
  const suited = suitedHoursOf(place, countryCode, place.kind, wishes)
  // What is wished for is rather seen late than not at all.
  const isFree = !wishes.askedSights.has(place.id) && !wishes.sleepsIn && place.kind !== 'day trip'
  const comesEarly = isFree && place.bestTime === 'morning' && advisesEarly(place.about)
  const hours: typeof suited = comesEarly ? (date) => earlyHours(stayMinutes, suited(date)) : suited
  return {
    place: {
      name: place.name,
      kind: place.kind,
      status: 'verified',
      lat: place.lat,
      lng: place.lng,
      stayMinutes,
      costCents: place.costCents,
    },
    activity: lineFor(place),
    about: place.about,
    bestTime: wishes.earlySights.has(place.id) ? 'morning' : begins === undefined ? place.bestTime : timeAt(begins),
    topic: place.name,
    hoursOn: begins === undefined ? hours : hoursFrom(begins, stayMinutes, hours),
    fame,
    rank,
    isForChildren: place.suitedFor?.children === 'best',
    id: place.id,
    ticketOf: place.ticketOf,
    behind: place.behind,
    early: wishes.earlySights.get(place.id),
    wishedAt: begins,
    score:
      (wishes.askedSights.has(place.id) ? WISHED_FOR : 0) +
      appealOf(place.kind, place.costCents, style, wishes, `${place.name}. ${place.about}`) *
        prominence *
        (wishes.withChildren && place.suitedFor?.children === 'best' ? forChildren(place.kind, wishes) : 1) *
        (1 + CHANCE * next()),
  }
}

/** Rank of a sight that stands in no destination's list. */
const RANK_ALONE = 0.5

/**
 * Places as stops, sorted by how much this traveller wants them.
 * @param places of one destination, best first, or sights that stand in no destination's list
 * @param around all places among which local fame is decided
 */
export function atlasStops(
  places: readonly AtlasPlace[],
  countryCode: string,
  taste: Taste,
  around: readonly AtlasPlace[] = places,
): AtlasStop[] {
  const fames = new Map([...around, ...places].map((place) => [place, fameOf(place, around)]))
  const famous = around
    .filter((place) => fames.get(place) !== undefined)
    .toSorted((a, b) => (fames.get(a) ?? 0) - (fames.get(b) ?? 0))
    .slice(0, MOST_LOCAL)
  const localFame = (place: AtlasPlace): number =>
    famous.includes(place) ? 1 + LOCAL_FAME / (famous.indexOf(place) + 1) : 1
  return places
    .map((place, index) => {
      const rank = places.length === 1 ? RANK_ALONE : index / places.length
      const stop = stopOf(place, rank, countryCode, taste, fames.get(place))
      return { ...stop, score: stop.score * localFame(place) }
    })
    .filter((stop, index) => suitsTravellers({ ...stop, suitedFor: places[index]?.suitedFor }, taste.wishes))
    .toSorted((a, b) => b.score - a.score)
}
