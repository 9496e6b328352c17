import { hoursOn } from '@waymark/atlas/opening-hours'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace, StandalonePlace } from '@waymark/atlas/place'
import { countryOf } from '@waymark/atlas/countries'
import { type PlaceAround, placesAround } from '@waymark/atlas/places-around'
import { standaloneRowsNear } from '@waymark/atlas/tables'
import { addDays } from '@waymark/contract/calendar'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { nameKey } from '@waymark/domain/name-key'
import { pricesIn } from '@waymark/planner/country-prices'
import { plannablePlace } from '@waymark/planner/standalone-place'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { type Wishes, wishesOf } from '@waymark/planner/wishes'
import type { HandlerOf } from '../handler.ts'
import { requestOf } from '../trips/request-of-trip.ts'
import { readTrip } from '../trips/trips-store.ts'
import { placesBeyondAtlas } from './place-provider.ts'

const MOST = 200
/** What stands alone and lies this near is of the town itself, and comes before the towns around. */
const IN_TOWN_KM = 10
/** As far as the destinations around reach. */
const REACH_KM = 60
/** Two records of one name this near to each other are one place. */
const SAME_KM = 1

interface Beyond {
  /** Places that the tables of the atlas do not hold. */
  readonly more?: readonly StandalonePlace[]
  /** Of the travellers, to tell what does not suit them. */
  readonly wishes?: Wishes | undefined
}

const isSame = (a: Point & { readonly name: string }, b: Point & { readonly name: string }): boolean =>
  nameKey(a.name) === nameKey(b.name) && kmBetween(a, b) <= SAME_KM

/** The places of the destinations around, and those that stand alone: in town before, elsewhere behind them. */
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

/** Places around a point, the nearest town first, with their hours on `days` days from `from` on. */
export function nearbyPlaces(
  { lat, lng }: Point,
  from: string,
  days: number,
  { more = [], wishes }: Beyond = {},
): NearbyPlace[] {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return allAround({ lat, lng }, more)
    .slice(0, MOST)
    .map(({ place, countryCode }) => {
      const { id, name, localName, otherNames = [], kind, about, stayMinutes, costCents } = place
      const names = localName === undefined ? otherNames : [localName, ...otherNames]
      const hours = dates.map((date) => hoursOn(place, date, countryCode)?.map((span) => ({ ...span })) ?? null)
      const isUnsuited = wishes !== undefined && !suits(place, wishes)
      return {
        ...{ id, name, otherNames: names, kind, lat: place.lat, lng: place.lng, about, stayMinutes, costCents, hours },
        ...(isUnsuited && { suits: false }),
      }
    })
}

export const listPlacesAround: HandlerOf<'listPlacesAround'> = async ({ query }, { caller }) => {
  // Places are asked for as soon as a page opens: the trip may be on its way into the bin, or not here yet.
  const named = query.trip === undefined ? undefined : await readTrip(query.trip)
  const trip = named?.memberIds.includes(caller.uid) ? named : undefined
  const beyond = trip && { more: await placesBeyondAtlas(requestOf(trip)), wishes: wishesOf(trip) }
  return { places: nearbyPlaces(query, query.from, query.days, beyond) }
}
