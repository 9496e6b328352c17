import { nameKey } from '@waymark/domain/name-key'
import { COUNTRIES } from '../src/countries.ts'
import { kmBetween, type Point } from '../src/distance.ts'
import { findCity } from '../src/find-city.ts'
import { landmarkKey } from '../src/landmarks/landmark-named.ts'
import type { AtlasDestination, AtlasPlace, LandmarkText, StandalonePlace } from '../src/place.ts'
import type { CountryDishes } from '../src/dish.ts'
import type { Content } from './content.ts'
import { kmOutside } from './land.ts'

/** Farthest distance of a destination's places from its centre, in a straight line. */
const REACH_KM = { place: 60, dayTrip: 150 } as const
/** Farthest distance of `areas` from the centre, in a straight line. */
const AREA_KM = 12
/** Farthest distance of a destination's centre from the town of that name. */
const TOWN_KM = 15
/** Tolerance outside the country's outline: the world map leaves out piers, new land and small islands. */
const OUTSIDE_KM = { usual: 10, island: 30, onAnIsland: 45 } as const
const MAYBE_ISLANDS: ReadonlySet<string> = new Set([
  'nature',
  'beach',
  'activity',
  'viewpoint',
  'monument',
  'castle',
  'religious site',
])
/** Two records of one name within this distance are the same place. */
export const SAME_NAME_KM = 1
/** Larger places may have coordinates in tenths of a degree. */
const VAST_METERS = 3_000
/** Least distance between landmarks, so that a photo taken 150 m away identifies the right one. */
const LANDMARKS_APART_KM = 0.33

/** Placeholder text left by somebody who meant to fill it in later, or was testing. */
const NONSENSE =
  /\b(?:todo|tbd|fixme|lorem|ipsum|asdf|qwerty|xxx+|foobar|placeholder)\b|^(?:test|example|unknown|none|n\/a|-)$|(.)\1{4}|\?\?|\.{4}/i

type Place = AtlasPlace | StandalonePlace

interface Located {
  readonly place: Place
  readonly countryCode: string
  readonly owner: AtlasDestination | undefined
}

const km = (distance: number): string =>
  distance < 1 ? `${Math.round(distance * 1000)} m` : `${distance.toFixed(1)} km`

const decimals = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0

/** Tenths of a degree are a region of 11 km, too rough unless the place is that large. */
const isRough = ({ lat, lng }: Point): boolean => decimals(lat) <= 1 && decimals(lng) <= 1
const isVast = (record: object): boolean =>
  'landmark' in record && ((record.landmark as LandmarkText | undefined)?.radiusMeters ?? 0) >= VAST_METERS

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function repeated(words: readonly string[], what: string): string[] {
  return [...groupBy(words, (word) => word)]
    .filter(([word, same]) => word !== '' && same.length > 1)
    .map(([word, same]) => `${word}: ${what} ${same.length} times`)
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

function nonsense({ id, ...record }: { readonly id: string; readonly sources: readonly string[] }): string[] {
  // Wikidata ids may contain such digits.
  return texts({ ...record, sources: [] })
    .filter((text) => NONSENSE.test(text))
    .map((text) => `${id}: is this meant? '${text.slice(0, 80)}'`)
}

function faultsOfCountry({ place, countryCode, owner }: Located): string[] {
  // A day trip may cross a border.
  if (place.kind === 'day trip' && owner) return []
  const outside = kmOutside(place.landmark?.centre ?? place, countryCode)
  const isMaybeIsland = MAYBE_ISLANDS.has(place.kind)
  const most = owner?.kind === 'island' ? OUTSIDE_KM.onAnIsland : isMaybeIsland ? OUTSIDE_KM.island : OUTSIDE_KM.usual
  if (outside <= most) return []
  return [`${place.id}: lies ${km(outside)} outside of ${countryCode}, in the sea or in another country`]
}

function faultsOfDestination(destination: AtlasDestination): string[] {
  const { id, city, region = '', countryCode, places } = destination
  const faults: string[] = []
  // Of two towns of one name in a country, the less known one is found with its region.
  const towns = [`${city}, ${countryCode}`, `${city}, ${region}, ${countryCode}`].map((name) => findCity(name))
  const toTown = Math.min(...towns.map((town) => (town ? kmBetween(town, destination) : Infinity)))
  if (toTown > TOWN_KM) faults.push(`${id}: ${city} lies ${km(toTown)} away in data/cities.json`)
  for (const alias of destination.aliases ?? []) {
    const found = findCity(alias)
    if (!found || kmBetween(found, destination) > TOWN_KM)
      faults.push(`${id}: ${alias} leads to ${found ? `${found.name}, ${found.countryCode}` : 'nothing'}`)
  }
  for (const place of places) {
    const distance = kmBetween(destination, place)
    const most = place.kind === 'day trip' ? REACH_KM.dayTrip : REACH_KM.place
    if (distance > most) faults.push(`${place.id}: ${km(distance)} from ${city}, at most ${most} km for this kind`)
    if (!place.id.startsWith(`${id}-`)) faults.push(`${place.id}: its id does not begin with ${id}-`)
  }
  faults.push(
    ...repeated(
      places.map(({ name }) => nameKey(name)),
      `a name in ${id}`,
    ),
  )
  faults.push(
    ...repeated(
      places.map(({ about }) => about),
      `a text in ${id}`,
    ),
  )
  return faults
}

/** Areas that the content knows as a place or a destination, and that are too far to sleep in and set out from. */
function faultsOfAreas({ id, areas, countryCode, places, ...centre }: AtlasDestination, all: Content['destinations']) {
  return areas.flatMap((area) => {
    const known = [
      ...places.filter(({ name }) => name === area),
      ...all.filter((other) => other.city === area && other.countryCode === countryCode),
    ].map((point) => kmBetween(point, centre))
    const nearest = Math.min(...known)
    return known.length === 0 || nearest <= AREA_KM || nearest > REACH_KM.dayTrip
      ? []
      : [`${id}: ${area} lies ${km(nearest)} away: move it from areas to farAreas`]
  })
}

/** A shared ticket is paid once, at another place of the destination. */
const faultsOfTickets = ({ places }: AtlasDestination): string[] =>
  places.flatMap(({ id, ticketOf, behind }) => {
    const holder = places.find((place) => place.id === ticketOf)
    const isTicket = holder !== undefined && holder.costCents > 0 && holder.ticketOf === undefined
    const way = places.find((place) => place.id === behind)
    const isWay = way !== undefined && way.behind === undefined
    return [
      ...(ticketOf === undefined || isTicket
        ? []
        : [`${id}: ticketOf names no ticket of its destination: ${ticketOf}`]),
      ...(behind === undefined || isWay
        ? []
        : [`${id}: behind names no place before it in its destination: ${behind}`]),
    ]
  })

/** Two records of one place, unless one says that it is photographed as the other. */
function duplicates(all: readonly Located[]): string[] {
  const refersTo = (a: Place, b: Place) =>
    a.photographedAs !== undefined && [b.id, b.photographedAs].includes(a.photographedAs)
  return [...groupBy(all, ({ place }) => nameKey(place.name)).values()].flatMap((same) =>
    same.flatMap((a, at) =>
      same
        .slice(at + 1)
        .filter((b) => kmBetween(a.place, b.place) <= SAME_NAME_KM)
        // Two towns may both list one sight.
        .filter((b) => !(a.owner && b.owner) || (a.place.landmark && b.place.landmark))
        .filter((b) => !refersTo(a.place, b.place) && !refersTo(b.place, a.place))
        .map(
          (b) => `${a.place.id} and ${b.place.id}: one place in two records, ${km(kmBetween(a.place, b.place))} apart`,
        ),
    ),
  )
}

function faultsOfLandmarks(all: readonly Located[]): string[] {
  const landmarks = all.filter(({ place }) => place.landmark !== undefined)
  const names = landmarks.flatMap(({ place: { id, name, otherNames = [] } }) =>
    [...new Set([name, ...otherNames].map(landmarkKey))].map((key) => ({ id, key })),
  )
  const twice = [...groupBy(names, ({ key }) => key)]
    .filter(([key, same]) => key !== '' && same.length > 1)
    .map(([key, same]) => `${key}: name of a landmark ${same.length} times, ${same.map(({ id }) => id).join(', ')}`)
  const points = landmarks
    .map(({ place }) => ({ id: place.id, ...(place.landmark?.centre ?? { lat: place.lat, lng: place.lng }) }))
    .toSorted((a, b) => a.lat - b.lat)
  const close: string[] = []
  for (const [at, a] of points.entries())
    for (let next = at + 1; next < points.length; next++) {
      const b = points[next]
      if (!b || b.lat - a.lat > 0.01) break
      const distance = kmBetween(a, b)
      if (distance < LANDMARKS_APART_KM) close.push(`${a.id} and ${b.id}: landmarks only ${km(distance)} apart`)
    }
  return [...twice, ...close]
}

/** Territories without permanent residents. */
const UNINHABITED: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

function faultsOfDishes(dishes: readonly CountryDishes[], today: string): string[] {
  const known = new Set(dishes.map(({ countryCode }) => countryCode))
  return [
    ...repeated(
      dishes.map(({ countryCode }) => countryCode),
      'the dishes of a country',
    ),
    ...COUNTRIES.filter(({ code }) => !known.has(code) && !UNINHABITED.has(code)).map(
      ({ code }) => `data/dishes: none of ${code}`,
    ),
    ...dishes.flatMap(({ countryCode, checkedAt, dishes: own }) => [
      ...(checkedAt > today ? [`dishes of ${countryCode}: checked in the future, ${checkedAt}`] : []),
      ...repeated(
        own.map(({ name }) => nameKey(name)),
        `a dish of ${countryCode}`,
      ),
      ...(own.some(({ meals }) => meals.includes('breakfast')) ? [] : [`dishes of ${countryCode}: no breakfast`]),
    ]),
  ]
}

/**
 * All faults in the content beyond the shape of its records, as sentences that name the record. Names are looked up in
 * the tables built from it.
 */
export function faultsOf(
  { destinations, places, dishes }: Pick<Content, 'destinations' | 'places' | 'dishes'>,
  today: string,
): string[] {
  const all: Located[] = [
    ...destinations.flatMap((owner) => owner.places.map((place) => ({ place, countryCode: owner.countryCode, owner }))),
    ...places.map((place) => ({ place, countryCode: place.countryCode, owner: undefined })),
  ]
  const byId = new Map(all.map(({ place }) => [place.id, place]))
  const countries = new Set(COUNTRIES.map(({ code }) => code))
  const records = [...destinations, ...all.map(({ place }) => place)]
  return [
    ...repeated(
      records.map(({ id }) => id),
      'an id',
    ),
    ...repeated(
      destinations.map(({ city, countryCode, region = '' }) => `${city}, ${region}, ${countryCode}`),
      'a destination',
    ),
    ...[...destinations, ...places]
      .filter(({ countryCode }) => !countries.has(countryCode))
      .map(({ id, countryCode }) => `${id}: no country ${countryCode} in data/countries.json`),
    ...[...destinations, ...places]
      .filter(({ id, countryCode }) => !id.startsWith(`${countryCode.toLowerCase()}-`))
      .map(({ id, countryCode }) => `${id}: its id does not begin with its country, ${countryCode.toLowerCase()}-`),
    ...records
      .filter(({ checkedAt }) => checkedAt > today)
      .map(({ id, checkedAt }) => `${id}: checked in the future, ${checkedAt}`),
    ...records
      .filter((record) => isRough(record) && !isVast(record))
      .map(({ id, lat, lng }) => `${id}: ${lat}, ${lng} is too rough; give four decimals`),
    ...[
      ...destinations.map((destination) => ({ ...destination, places: [] })),
      ...all.map(({ place }) => place),
    ].flatMap(nonsense),
    ...all.flatMap(({ place: { id, photographedAs } }) =>
      photographedAs === undefined || byId.get(photographedAs)?.landmark
        ? []
        : [`${id}: photographedAs names no landmark: ${photographedAs}`],
    ),
    ...destinations.flatMap(faultsOfTickets),
    ...destinations.flatMap((destination) => faultsOfAreas(destination, destinations)),
    ...faultsOfDishes(dishes, today),
    ...destinations.flatMap(faultsOfDestination),
    ...all.flatMap(faultsOfCountry),
    ...duplicates(all),
    ...faultsOfLandmarks(all),
  ]
}
