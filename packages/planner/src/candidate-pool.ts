import { nameKey } from '@waymark/domain/name-key'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import type { GoalSight } from '@waymark/atlas/find-goal'
import { destinationById, destinationRowsNear, standaloneRowsNear } from '@waymark/atlas/tables'
import { ASKED_FOR, atlasStops, type AtlasStop, isAskedFor, stopOf, type Taste } from './atlas-stops.ts'
import type { Base } from './bases.ts'
import { nearness } from './childrens-day.ts'
import { generalStops } from './general-stops.ts'
import { neighbourTrips } from './neighbour-trips.ts'
import type { Outing } from './outing.ts'
import type { PlanningContext } from './planning-context.ts'
import { plannablePlace, plannableSight } from './standalone-place.ts'
import { isDayTrip, isOutOfTown, type Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { suitsWeather } from './weather-needs.ts'

/** What there is to do at a base, most wanted first in each list. */
export interface CandidatePool {
  /** Places of the atlas in and around town. */
  readonly places: readonly AtlasStop[]
  /** Days out of town to places of the atlas. */
  readonly outings: readonly Outing[]
  /** Ideas without a particular place. */
  readonly ideas: readonly Stop[]
  /** Real towns nearby of which the atlas knows no places. */
  readonly neighbours: readonly Stop[]
}

/** Places of a neighbouring town this near to its middle are visited on a day there. */
const AROUND_KM = 22
/** The range of a day trip: two and a half hours each way. */
const OUT_KM = 110
/** Farther than this most of the day goes by on the road, and what is nearer is better. */
const FAR_OUT_KM = 80
const FAR_OUT = 0.7
/** Destinations whose places are looked at for days out, the nearest first. */
const MOST_NEIGHBOURS = 8
/** Sights that stand alone and lie this near to each other are one day out. */
const SAME_OUTING_KM = 15
/** Two records this near to each other with the same name are one place. */
const SAME_PLACE_KM = 20
const HERE_KM = 8
const OWN_FIRST = 1.5
/** A day trip to where the traveller sleeps on other nights. */
const OTHER_BASE_KM = 12

/** What of the trip a pool is made for. */
type Asked = Pick<PlanningContext, 'slots' | 'stays' | 'request' | 'wishes' | 'next' | 'goal' | 'morePlaces'>

function isKnown(place: AtlasPlace | StandalonePlace, among: readonly AtlasPlace[]): boolean {
  const key = nameKey(place.name)
  return among.some(
    (known) =>
      known.id === place.photographedAs ||
      known.photographedAs === place.id ||
      (kmBetween(known, place) <= SAME_PLACE_KM && nameKey(known.name) === key),
  )
}

/** What the traveller named as destination: before everything else. */
function askedStop(sight: GoalSight, { centre, prices }: Base, taste: Taste): AtlasStop {
  const { countryCode } = sight
  const known = plannableSight(sight, prices)
  // No day trip leads to where the travellers sleep.
  const isHere = known.kind === 'day trip' && kmBetween(centre, known) <= HERE_KM
  const stop = stopOf(isHere ? { ...known, kind: 'activity' } : known, 0, countryCode, taste)
  return { ...stop, score: stop.score + ASKED_FOR }
}

/** Fame and number of what a day out leads to, and how far it is. */
function outingOf(centre: Point, from: Point, stops: readonly AtlasStop[], town?: string): Outing | undefined {
  const [best, second, third] = stops
  if (!best) return undefined
  const km = kmBetween(from, best.place)
  const wanted = best.score + 0.25 * ((second?.score ?? 0) + (third?.score ?? 0))
  const score = (wanted / (1 + km / OUT_KM)) * (km > FAR_OUT_KM ? FAR_OUT : 1)
  return { name: town ?? best.place.name, isTown: town !== undefined, centre, stops, score }
}

/** Sights that stand alone, those beside each other together. */
function groupsOf(stops: readonly AtlasStop[]): AtlasStop[][] {
  const groups: AtlasStop[][] = []
  for (const stop of stops) {
    const near = groups.find(([heart]) => heart && kmBetween(heart.place, stop.place) <= SAME_OUTING_KM)
    if (near) near.push(stop)
    else groups.push([stop])
  }
  return groups
}

/** What a traveller can do from a base of a trip, without what no day of the trip has the weather for. */
export function candidatePoolOf(trip: Asked, base: Base): CandidatePool {
  const { request, wishes, next, goal } = trip
  const taste: Taste = { style: request.travelStyle, wishes, next }
  const { city, destination, centre, prices } = base
  const days = trip.slots.filter((slot) => slot.base === base)
  const suitsSomeDay = (stop: Stop) => days.some(({ weather }) => suitsWeather(stop, weather))
  const named = base === trip.stays[0]?.base ? goal.sight && askedStop(goal.sight, base, taste) : undefined
  const { suitedFor } = goal.sight?.place ?? {}
  const asked = named && suitsTravellers({ ...named, suitedFor }, wishes) ? named : undefined

  /** What was asked for may stand in several destinations. */
  const sight = named && goal.sight ? [plannableSight(goal.sight, prices)] : []
  const own = destination?.places ?? []
  const elsewhere = trip.stays.filter((stay) => stay.base !== base).map((stay) => stay.base)
  const others = elsewhere.map((other) => other.destination?.id)
  const isOtherBase = ({ place }: Stop) =>
    place.kind === 'day trip' && elsewhere.some((other) => kmBetween(other.centre, place) <= OTHER_BASE_KM)
  const seen = [...own]
  /** Places that no nearer destination has. */
  const fresh = <T extends AtlasPlace>(places: readonly T[]): T[] => {
    const added = places.filter((place) => !isKnown(place, seen))
    seen.push(...added)
    return added
  }
  const stopsOf = (places: readonly AtlasPlace[], countryCode: string): AtlasStop[] =>
    atlasStops(
      places.filter((place) => place.id !== goal.sight?.place.id && !isKnown(place, sight)),
      countryCode,
      taste,
    ).filter((stop) => suitsSomeDay(stop) && !isOtherBase(stop))

  const neighbours = destinationRowsNear(centre, OUT_KM)
    .filter(({ row }) => row.id !== destination?.id && !others.includes(row.id))
    .slice(0, MOST_NEIGHBOURS)
    .map(({ row }) => {
      const known = destinationById(row.id)
      return { known, stops: stopsOf(fresh(known.places.filter(({ kind }) => kind !== 'day trip')), row.countryCode) }
    })
  const more = trip.morePlaces.filter((place) => kmBetween(centre, place) <= OUT_KM)
  const alone = [...standaloneRowsNear(centre, OUT_KM).map(({ row }) => row), ...more].flatMap((row) => {
    const isElsewhere = elsewhere.some((other) => kmBetween(other.centre, row) < kmBetween(centre, row))
    return isElsewhere ? [] : stopsOf(fresh([plannablePlace(row, prices)]), row.countryCode)
  })
  const ownStops = stopsOf(own, city.countryCode)
  const isAround = (stop: Stop) => !isOutOfTown(stop, centre)
  const byScore = <T extends { readonly score: number }>(items: readonly T[]) =>
    items.toSorted((a, b) => b.score - a.score)

  const askedOuting = asked && isOutOfTown(asked, centre)
  /** A day trip that the destination lists leads to a town that is described itself: what is seen there is known. */
  const isTownNearby = ({ place }: Stop) =>
    neighbours.some(
      ({ known, stops }) =>
        stops.length > 0 && nameKey(known.city) === nameKey(place.name) && kmBetween(known, place) <= SAME_PLACE_KM,
    )
  const dayTrips = ownStops.filter(isDayTrip)
  const toTowns = dayTrips.filter(isTownNearby)
  const outings = [
    asked && askedOuting ? outingOf(asked.place, centre, [asked]) : undefined,
    ...dayTrips.filter((stop) => !toTowns.includes(stop)).map((stop) => outingOf(stop.place, centre, [stop])),
    ...neighbours.map(({ known, stops }) =>
      outingOf(
        known,
        centre,
        stops.filter((stop) => !isAround(stop) && kmBetween(known, stop.place) <= AROUND_KM),
        known.city,
      ),
    ),
    ...groupsOf(
      byScore([...ownStops.filter((stop) => !isDayTrip(stop)), ...alone].filter((stop) => !isAround(stop))),
    ).map(([heart, ...rest]) => heart && outingOf(heart.place, centre, [heart, ...rest])),
  ].flatMap((outing) => outing ?? [])

  // What a destination lists itself is meant for anyone who stays there.
  const ownNames = new Set(ownStops.map(({ place }) => place.name))
  const ownTowns = new Set(toTowns.map(({ place }) => nameKey(place.name)))
  // Without day trips, only places that were asked for by name are outside of town.
  const staysInTown = wishes.avoided.has('day trip')
  const wantedOutings = staysInTown ? outings.filter(({ stops }) => stops.some(isAskedFor)) : outings
  const preferred = wantedOutings.map((outing) =>
    outing.stops.some(({ place }) => ownNames.has(place.name)) || (outing.isTown && ownTowns.has(nameKey(outing.name)))
      ? { ...outing, score: outing.score * OWN_FIRST }
      : outing,
  )

  const [first] = days
  return {
    places: byScore([
      ...(asked && !askedOuting ? [asked] : []),
      ...[...ownStops, ...neighbours.flatMap(({ stops }) => stops), ...alone]
        .filter(isAround)
        .map((stop) => ({ ...stop, score: stop.score * nearness(wishes, kmBetween(centre, stop.place)) })),
    ]),
    outings: byScore(preferred),
    ideas: first
      ? generalStops(city, first.weather, prices, request.travelStyle, wishes, next).filter(suitsSomeDay)
      : [],
    neighbours: neighbourTrips(city, prices, seen).filter((stop) => suitsTravellers(stop, wishes)),
  }
}

/** The pools of all bases of a trip. */
export const candidatePoolsOf = (context: PlanningContext): ReadonlyMap<Base, CandidatePool> =>
  new Map(context.stays.map(({ base }) => [base, candidatePoolOf(context, base)]))
