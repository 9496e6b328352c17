import { nameKey } from '@waymark/domain/name-key'
import { ferryBetween } from '#ferries'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { isAcrossSea } from '@waymark/atlas/land-way'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import type { GoalSight } from '@waymark/atlas/find-goal'
import { destinationById, destinationRowsNear, standaloneRowsNear } from '@waymark/atlas/tables'
import { ASKED_FOR, atlasStops, type AtlasStop, isWishedFor, stopOf, type Taste } from './atlas-stops.ts'
import type { Base } from './bases.ts'
import { nearness } from './childrens-day.ts'
import { generalStops } from './general-stops.ts'
import { withLikedTopics } from './liked-topics.ts'
import { neighbourTrips } from './neighbour-trips.ts'
import { groupsOf, isHoursAway, type Outing } from './outing.ts'
import { atlasPlaceOf } from './plan-visits.ts'
import type { PlanningContext } from './planning-context.ts'
import { REACH } from './reach.ts'
import { plannablePlace, plannableSight } from './standalone-place.ts'
import { isDayTrip, isOutOfTown, type Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import { suitsWeather } from './weather-needs.ts'

/** Candidates at a base, most wanted first in each list. */
export interface CandidatePool {
  /** The atlas's places in and around town. */
  readonly places: readonly AtlasStop[]
  /** Excursions to places of the atlas. */
  readonly outings: readonly Outing[]
  /** General ideas without a specific place. */
  readonly ideas: readonly Stop[]
  /** The same for whoever wishes for them, where no place offers it. */
  readonly wishedIdeas: readonly Stop[]
  /** Real towns nearby that the atlas does not describe. */
  readonly neighbours: readonly Stop[]
}

/** Places of a neighbouring town are within this distance of its centre. */
const AROUND_KM = 22
/** Range of an excursion across water, where boats are slower; excursions that a destination lists itself may be farther. */
const OVER_WATER_KM = 55
/** Farther excursions are mostly travel, and are scored lower. */
const FAR_OUT_KM = 80
const FAR_OUT = 0.7
/** Maximum number of destinations considered for excursions, nearest first. */
const MOST_NEIGHBOURS = 8
/** Records with the same name within this distance are the same place. */
const SAME_PLACE_KM = 20
const HERE_KM = 8
/** A day trip to a place this close to a described town leads to that town. */
const SAME_TRIP_KM = 4
const OWN_FIRST = 1.5
/** Factor for what lies beyond a border, except for a listed day trip. */
const ABROAD = 0.7
/** Excursions to other bases of the trip are left out. */
const OTHER_BASE_KM = 12
/** Among sights this close to the centre the best known of the town are found. */
const TOWN_KM = 12

/**
 * A single admission above this amount, such as a balloon flight, may take at most a third of the admissions budget.
 */
const DEAR_CENTS = 10_000

/** The parts of the context that a pool depends on. */
type Asked = Pick<
  PlanningContext,
  'slots' | 'stays' | 'request' | 'wishes' | 'next' | 'goal' | 'morePlaces' | 'spending'
>

/** Places that a list has, found by what may tell that two records are the same place. */
class KnownPlaces {
  readonly all: AtlasPlace[] = []
  private readonly byId = new Map<string, AtlasPlace[]>()
  private readonly byPhotograph = new Map<string, AtlasPlace[]>()
  private readonly byName = new Map<string, AtlasPlace[]>()

  constructor(places: readonly AtlasPlace[]) {
    this.add(places)
  }

  add(places: readonly AtlasPlace[]): void {
    const put = (map: Map<string, AtlasPlace[]>, key: string, place: AtlasPlace) =>
      map.set(key, [...(map.get(key) ?? []), place])
    for (const place of places) {
      this.all.push(place)
      put(this.byId, place.id, place)
      if (place.photographedAs !== undefined) put(this.byPhotograph, place.photographedAs, place)
      put(this.byName, nameKey(place.name), place)
    }
  }

  /** Whether it has a place, apart from day trips to the `town` of that name. */
  has(place: AtlasPlace | StandalonePlace, town?: string): boolean {
    const { id, name, photographedAs } = place
    const same = [
      ...(photographedAs === undefined ? [] : (this.byId.get(photographedAs) ?? [])),
      ...(this.byPhotograph.get(id) ?? []),
      ...(this.byName.get(nameKey(name)) ?? []).filter((known) => kmBetween(known, place) <= SAME_PLACE_KM),
    ]
    return same.some((known) => town === undefined || known.kind !== 'day trip' || nameKey(known.name) !== town)
  }
}

/** The sight the traveller named, with the highest score. */
function askedStop(sight: GoalSight, { centre, prices }: Base, taste: Taste): AtlasStop {
  const { countryCode } = sight
  const known = plannableSight(sight, prices)
  // A day trip to the base itself is an ordinary activity.
  const isHere = known.kind === 'day trip' && kmBetween(centre, known) <= HERE_KM
  const stop = stopOf(isHere ? { ...known, kind: 'activity' } : known, 0, countryCode, taste)
  return { ...stop, score: stop.score + ASKED_FOR }
}

/** Scores an excursion by the fame and number of its places, and by distance. */
function outingOf(centre: Point, from: Point, stops: readonly AtlasStop[], town?: string): Outing | undefined {
  const [best, second, third] = stops
  if (!best) return undefined
  const km = kmBetween(from, best.place)
  const wanted = best.score + 0.25 * ((second?.score ?? 0) + (third?.score ?? 0))
  const score = (wanted / (1 + km / REACH.excursion)) * (km > FAR_OUT_KM ? FAR_OUT : 1)
  return { name: town ?? best.place.name, isTown: town !== undefined, centre, stops, score }
}

/** The candidates at a base, without those that the weather of no day permits. */
export function candidatePoolOf(trip: Asked, base: Base): CandidatePool {
  const { request, wishes, next, goal, spending } = trip
  const taste: Taste = { style: request.travelStyle, wishes, next }
  const { city, destination, centre, prices } = base
  const days = trip.slots.filter((slot) => slot.base === base)
  const mostCents = Math.max(DEAR_CENTS, spending.admissionsCents / 3)
  const suitsSomeDay = (stop: Stop) => days.some(({ weather }) => suitsWeather(stop, weather))
  const named = base === trip.stays[0]?.base ? goal.sight && askedStop(goal.sight, base, taste) : undefined
  const { suitedFor } = goal.sight?.place ?? {}
  const asked = named && suitsTravellers({ ...named, suitedFor }, wishes) ? named : undefined

  /** The named sight may be listed in several destinations. */
  const sight = new KnownPlaces(named && goal.sight ? [plannableSight(goal.sight, prices)] : [])
  const own = destination?.places ?? []
  const elsewhere = trip.stays.filter((stay) => stay.base !== base).map((stay) => stay.base)
  const others = elsewhere.map((other) => other.destination?.id)
  const isOtherBase = ({ place }: Stop) =>
    place.kind === 'day trip' && elsewhere.some((other) => kmBetween(other.centre, place) <= OTHER_BASE_KM)
  const seen = new KnownPlaces(own)
  /**
   * Places not listed in a nearer destination. Machu Picchu is a day trip from Cusco, and also what one sees in the
   * `town` of that name.
   */
  const fresh = <T extends AtlasPlace>(places: readonly T[], town = ''): T[] => {
    const added = places.filter((place) => !seen.has(place, nameKey(town)))
    seen.add(added)
    return added
  }
  const stopsOf = (places: readonly AtlasPlace[], countryCode: string, around = places): AtlasStop[] =>
    atlasStops(
      places.filter((place) => place.id !== goal.sight?.place.id && !sight.has(place)),
      countryCode,
      taste,
      around,
    ).filter(
      (stop) => (isWishedFor(stop) || stop.place.costCents <= mostCents) && suitsSomeDay(stop) && !isOtherBase(stop),
    )

  const isIsland = destination?.kind === 'island'
  const crossesWater = !wishes.avoidsBoats
  /** Nobody knows a boat across every bay, so that only known ferries lead across the sea. */
  const isReached = (point: Point): boolean =>
    !isAcrossSea(centre, point) || (crossesWater && ferryBetween(centre, point) !== undefined)
  const neighbours = destinationRowsNear(centre, REACH.excursion)
    .filter(({ row }) => row.id !== destination?.id && !others.includes(row.id))
    .filter(
      ({ row }) => (!isIsland && row.kind !== 'island') || (crossesWater && kmBetween(centre, row) <= OVER_WATER_KM),
    )
    .filter(({ row }) => isReached(row))
    .slice(0, MOST_NEIGHBOURS)
    .map(({ row }) => {
      const known = destinationById(row.id)
      const places = known.places.filter(({ kind }) => kind !== 'day trip')
      return { known, stops: stopsOf(fresh(places, known.city), row.countryCode) }
    })
  const more = trip.morePlaces.filter((place) => kmBetween(centre, place) <= REACH.excursion)
  const aloneRows = [...standaloneRowsNear(centre, REACH.excursion).map(({ row }) => row), ...more].flatMap((row) => {
    const isElsewhere = elsewhere.some((other) => kmBetween(other.centre, row) < kmBetween(centre, row))
    return isElsewhere || !isReached(row)
      ? []
      : fresh([plannablePlace(row, prices)]).map((place) => ({ ...row, place }))
  })
  /** In and around town, wherever they are listed. */
  const inTown = [...own, ...aloneRows.map(({ place }) => place).filter((place) => kmBetween(centre, place) <= TOWN_KM)]
  const alone = aloneRows.flatMap(({ place, countryCode }) => stopsOf([place], countryCode, inTown))
  const abroad = new Set(
    neighbours.flatMap(({ known, stops }) => (known.countryCode === city.countryCode ? [] : stops.map(({ id }) => id))),
  )
  const ownStops = stopsOf(own, city.countryCode, inTown)
  const isAround = (stop: Stop) => !isOutOfTown(stop, centre)
  const byScore = <T extends { readonly score: number }>(items: readonly T[]) =>
    items.toSorted((a, b) => b.score - a.score)

  const askedOuting = asked && isOutOfTown(asked, centre)
  const dayTrips = ownStops.filter(isDayTrip)
  /** Neighbours that an own day trip leads to, or that lie apart, are seen on a day of their own. */
  const withDayTrip = neighbours.map((neighbour) => {
    const { known, stops } = neighbour
    const isTown = ({ place }: Stop) =>
      nameKey(known.city) === nameKey(place.name) && kmBetween(known, place) <= SAME_PLACE_KM
    const trip = dayTrips.find(isTown) ?? dayTrips.find(({ place }) => kmBetween(known, place) <= SAME_TRIP_KM)
    const isApart = kmBetween(centre, known) > TOWN_KM
    return {
      ...neighbour,
      trip: stops.length === 0 ? undefined : trip,
      isTown: trip !== undefined && isTown(trip),
      isOwnDay: trip !== undefined || isApart,
    }
  })
  /** A listed day trip to a town that is itself described: its places are known individually. */
  const toTowns = dayTrips.filter((stop) => withDayTrip.some(({ trip, isTown }) => isTown && trip === stop))
  const alsoThere = (dayTrip: AtlasStop): AtlasStop[] =>
    withDayTrip.flatMap(({ trip, isTown, stops }) => (trip === dayTrip && !isTown ? stops : []))
  const outings = [
    asked && askedOuting ? outingOf(asked.place, centre, [asked]) : undefined,
    ...dayTrips
      .filter((stop) => !toTowns.includes(stop))
      .map((stop) => outingOf(stop.place, centre, [stop, ...alsoThere(stop)])),
    ...withDayTrip
      .filter(({ trip, isTown }) => trip === undefined || isTown)
      .map(({ known, stops, isOwnDay }) =>
        outingOf(
          known,
          centre,
          stops.filter((stop) => (isOwnDay || !isAround(stop)) && kmBetween(known, stop.place) <= AROUND_KM),
          known.city,
        ),
      ),
    ...groupsOf(
      byScore([...ownStops.filter((stop) => !isDayTrip(stop)), ...alone].filter((stop) => !isAround(stop))),
    ).map(([heart, ...rest]) => heart && outingOf(heart.place, centre, [heart, ...rest])),
  ].flatMap((outing) => outing ?? [])

  // A destination's own list is meant for people staying there.
  const ownNames = new Set(ownStops.map(({ place }) => place.name))
  const ownTowns = new Set(toTowns.map(({ place }) => nameKey(place.name)))
  const isOwn = ({ name, isTown, stops }: Outing) =>
    stops.some(({ place }) => ownNames.has(place.name)) || (isTown && ownTowns.has(nameKey(name)))
  // Without day trips, only excursions to named places remain.
  const isWanted = (outing: Outing) =>
    outing.stops.some(isWishedFor) ||
    (!wishes.avoided.has('day trip') && (isOwn(outing) || !isHoursAway(centre, outing.stops[0]?.place ?? centre)))
  const isAbroad = ({ stops }: Outing) => stops.every(({ id }) => abroad.has(id))
  const preferred = outings.filter(isWanted).map((outing) => ({
    ...outing,
    score: outing.score * (isOwn(outing) ? OWN_FIRST : isAbroad(outing) ? ABROAD : 1),
  }))

  const aroundTown = withDayTrip.flatMap(({ isOwnDay, stops }) => (isOwnDay ? [] : stops))
  const [first] = days
  const general = first
    ? generalStops(city, destination?.kind, first.weather, prices, request.travelStyle, wishes, next)
    : { ideas: [], wishedIdeas: [] }
  return {
    ...withLikedTopics(
      wishes.liked,
      byScore([
        ...(asked && !askedOuting ? [asked] : []),
        ...[...ownStops, ...aroundTown, ...alone].filter(isAround).map((stop) => ({
          ...stop,
          score: stop.score * nearness(wishes, kmBetween(centre, stop.place)) * (abroad.has(stop.id) ? ABROAD : 1),
        })),
      ]),
      byScore(preferred),
    ),
    ideas: general.ideas.filter(suitsSomeDay),
    wishedIdeas: general.wishedIdeas.filter(suitsSomeDay),
    neighbours: neighbourTrips(
      city,
      prices,
      seen.all,
      (town) => isReached(town) && !isHoursAway(centre, town),
      isIsland ? OVER_WATER_KM : undefined,
    ).filter((stop) => {
      // Another destination may tell more of the town.
      const known = atlasPlaceOf(stop.place)?.known
      return suitsTravellers(
        { ...stop, about: `${stop.about} ${known?.about ?? ''}`, suitedFor: known?.suitedFor },
        wishes,
      )
    }),
  }
}

/** The pools of all bases. */
export const candidatePoolsOf = (context: PlanningContext): ReadonlyMap<Base, CandidatePool> =>
  new Map(context.stays.map(({ base }) => [base, candidatePoolOf(context, base)]))
