import { hoursOn, type OpenSpan } from '@waymark/atlas/opening-hours'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import { countryOf } from '@waymark/atlas/countries'
import { type PlaceAround, placesAround } from '@waymark/atlas/places-around'
import { standaloneRowsNear } from '@waymark/atlas/tables'
import { townsAround } from '@waymark/atlas/towns-around'
import { addDays } from '@waymark/contract/calendar'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { nameKey } from '@waymark/domain/name-key'
import { pricesIn } from '@waymark/planner/country-prices'
import { withoutFood } from '@waymark/planner/food-told'
import { plannablePlace } from '@waymark/planner/standalone-place'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { visitHours } from '@waymark/planner/visit-hours'
import { type Wishes, wishesOf } from '@waymark/planner/wishes'
import type { HandlerOf } from '../handler.ts'
import { requestOf } from '../trips/request-of-trip.ts'
import { readTrip } from '../trips/trips-store.ts'
import { placesBeyondAtlas } from './place-provider.ts'

const MOST = 200
/** Standalone places within this distance belong to the town itself and come before surrounding towns. */
const IN_TOWN_KM = 10
/** Maximum distance of destinations included. */
const REACH_KM = 60
/** Records with the same name within this distance are the same place. */
const SAME_KM = 1

interface Beyond {
  /** Places in addition to those of the atlas. */
  readonly more?: readonly StandalonePlace[]
  /** The travellers' wishes, to mark unsuitable places. */
  readonly wishes?: Wishes | undefined
  /** Of the trip, for the hours of the sun. */
  readonly timeZone?: string | undefined
}

const isSame = (a: Point & { readonly name: string }, b: Point & { readonly name: string }): boolean =>
  nameKey(a.name) === nameKey(b.name) && kmBetween(a, b) <= SAME_KM

/** Places of destinations nearby, and standalone ones: those in town first, others last. */
function allAround(point: Point, more: readonly StandalonePlace[]): PlaceAround[] {
  const described = placesAround(point)
  const isDescribed = (place: StandalonePlace) =>
    described.some(
      ({ place: known }) =>
        known.photographedAs === place.id || place.photographedAs === known.id || isSame(known, place),
    )
  const alone = [...standaloneRowsNear(point, REACH_KM).map(({ row }) => row), ...more]
    .filter((place) => kmBetween(point, place) <= REACH_KM && !isDescribed(place))
    .filter((place, index, all) => all.findIndex((other) => isSame(other, place)) === index)
    .map((place) => ({
      place: plannablePlace(place, pricesIn(countryOf(place.countryCode))),
      countryCode: place.countryCode,
    }))
  const isInTown = ({ place }: PlaceAround): boolean => kmBetween(point, place) <= IN_TOWN_KM
  return [...alone.filter(isInTown), ...described, ...alone.filter((place) => !isInTown(place))]
}

const suits = ({ name, kind, stayMinutes, about, suitedFor }: AtlasPlace, wishes: Wishes): boolean =>
  suitsTravellers({ place: { name, kind, stayMinutes }, activity: '', about, ...(suitedFor && { suitedFor }) }, wishes)

const written = (spans: readonly OpenSpan[] | undefined): OpenSpan[] | null =>
  spans?.map((span) => ({ ...span })) ?? null

/** Places around a point, nearest town first, with their opening hours on `days` days from `from`. */
export function nearbyPlaces(
  { lat, lng }: Point,
  from: string,
  days: number,
  { more = [], wishes, timeZone }: Beyond = {},
): NearbyPlace[] {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return allAround({ lat, lng }, more)
    .slice(0, MOST)
    .map(({ place, countryCode }) => {
      const { id, name, localName, otherNames = [], kind, stayMinutes, costCents } = place
      const about = wishes === undefined ? place.about : withoutFood(place.about, wishes)
      const names = localName === undefined ? otherNames : [localName, ...otherNames]
      const open = dates.map((date) => hoursOn(place, date, countryCode))
      const visits = open.map((spans, day) =>
        timeZone === undefined ? spans : visitHours(place, dates[day] ?? from, timeZone, spans, wishes),
      )
      const isRestricted = visits.some((spans, day) => spans !== open[day])
      const isUnsuited = wishes !== undefined && !suits(place, wishes)
      return {
        ...{
          id,
          name,
          otherNames: names,
          kind,
          lat: place.lat,
          lng: place.lng,
          about,
          stayMinutes,
          costCents,
          hours: open.map(written),
        },
        ...(isRestricted && { visitHours: visits.map(written) }),
        ...(isUnsuited && { suits: false }),
      }
    })
}

export const listPlacesAround: HandlerOf<'listPlacesAround'> = async ({ query }, { caller }) => {
  // The page requests places as soon as it opens, when the trip may be deleted or not synchronised yet.
  const named = query.trip === undefined ? undefined : await readTrip(query.trip)
  const trip = named?.memberIds.includes(caller.uid) ? named : undefined
  const beyond = trip && {
    ...{ more: await placesBeyondAtlas(requestOf(trip)), wishes: wishesOf(trip), timeZone: trip.place.timeZone },
  }
  return { places: nearbyPlaces(query, query.from, query.days, beyond), towns: townsAround(query) }
}
