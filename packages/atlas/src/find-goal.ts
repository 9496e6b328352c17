import { nameKey } from '@waymark/domain/name-key'
import { cityAt, countryCodeAt, pointAt, rowsBetween } from './city-table.ts'
import { countryNamed } from './country-index.ts'
import { countryOf } from './countries.ts'
import { destinationBeginning, destinationCalled } from './destination-named.ts'
import { kmBetween, type Point } from './distance.ts'
import { findCity, type FoundCity, shownName } from './find-city.ts'
import { landmarkKey } from './landmarks/landmark-named.ts'
import type { AtlasPlace, StandalonePlace } from './place.ts'
import {
  destinationById,
  type DestinationRow,
  destinationRows,
  destinationRowsNear,
  landmarksIn,
  nameTable,
} from './tables.ts'
import { withoutIsland } from './wordings.ts'

/** A sight that is the destination of a trip. */
export interface GoalSight {
  readonly place: AtlasPlace | StandalonePlace
  readonly countryCode: string
  /** The destination it belongs to. */
  readonly row: DestinationRow | undefined
}

/** The destination of a trip. */
export interface TripGoal {
  /** Where the traveller sleeps. */
  readonly city: FoundCity
  /** As the traveller calls it: the sight, the area or the city. */
  readonly name: string
  /** The sight that was entered as the destination, and must be visited. */
  readonly sight: GoalSight | undefined
}

const LEADING_WORDS = /^(?:(?:a |my |our )?(?:trip|holiday|vacation|visit|weekend|flight) (?:to|in|at) )?(?:the )?/i

/** "Île de la Réunion", "Islas Galápagos". Isla Canela is not Canela, which lies inland. */
function islandNamed(text: string): TripGoal | undefined {
  const name = withoutIsland(text)
  const goal = name === text ? undefined : findGoal(name)
  if (goal === undefined || goal.sight || goal.city.area !== undefined || goal.city.isByTheSea) return goal
  return destinationRowsNear(goal.city, OWN_TOWN_KM).some(({ row }) => row.kind === 'island') ? goal : undefined
}

/** Ids of places begin with the id of their destination. */
const ownerOf = (id: string): DestinationRow | undefined =>
  destinationRows()
    .filter((row) => id.startsWith(`${row.id}-`))
    .toSorted((a, b) => b.id.length - a.id.length)[0]

function placeById(id: string, name: string, countryCode: string): GoalSight | undefined {
  const row = ownerOf(id)
  const owned = row && destinationById(row.id).places.find((place) => place.id === id)
  if (owned) return { place: owned, countryCode, row }
  const key = nameKey(name)
  const { standalone } = nameTable(key)
  const place = Object.hasOwn(standalone, key) ? standalone[key]?.find((known) => known.id === id) : undefined
  return place && { place, countryCode, row: undefined }
}

function sightsCalled(name: string): GoalSight[] {
  const key = nameKey(name)
  const table = nameTable(key)
  const called = landmarkKey(name)
  const { landmarks } = nameTable(called)
  const landmark = Object.hasOwn(landmarks, called) ? landmarks[called] : undefined
  const english = landmark && landmarksIn(landmark.countryCode).find(({ id }) => id === landmark.id)?.name
  const famous = landmark && placeById(landmark.id, english ?? name, landmark.countryCode)
  const own = Object.hasOwn(table.places, key) ? (table.places[key] ?? []) : []
  const alone = Object.hasOwn(table.standalone, key) ? (table.standalone[key] ?? []) : []
  return [
    ...(famous ? [famous] : []),
    ...own.flatMap(({ destination, countryCode }) => {
      const row = destinationRows().find(({ id }) => id === destination)
      const isCalledSo = ({ otherNames = [], localName = '' }: AtlasPlace) =>
        [...otherNames, localName].some((name) => nameKey(name) === key)
      const places = row ? destinationById(row.id).places : []
      const place = places.find((known) => nameKey(known.name) === key) ?? places.find(isCalledSo)
      return place ? [{ place, countryCode, row }] : []
    }),
    ...alone.map((place) => ({ place, countryCode: place.countryCode, row: undefined })),
  ]
}

function liesIn({ place, countryCode, row }: GoalSight, qualifier: string): boolean {
  const key = nameKey(qualifier)
  const names = [countryCode, row?.city ?? '', row?.region ?? ''].map(nameKey)
  if (names.includes(key) || countryNamed(qualifier)?.code === countryCode) return true
  const town = findCity(qualifier)
  return town?.countryCode === countryCode && kmBetween(town, place) <= SAME_TOWN_KM
}

/** The sight a text names: "Colosseum", "trip to Machu Picchu, Peru". */
function sightNamed(text: string): GoalSight | undefined {
  const [head = '', ...qualifiers] = text.split(/[,;()|\n]/).filter((part) => nameKey(part) !== '')
  const last = text.lastIndexOf(',')
  const ways: readonly (readonly [name: string, qualifiers: readonly string[]])[] = [
    [text, []],
    // "At-Turaif, Diriyah, Saudi Arabia": commas and brackets may be in a name.
    ...(last > 0 ? [[text.slice(0, last), [text.slice(last + 1).trim()]] as const] : []),
    [head, qualifiers],
    [head.replace(LEADING_WORDS, ''), qualifiers],
  ]
  for (const [name, asked] of ways) {
    const found = sightsCalled(name.trim()).find((sight) => asked.every((qualifier) => liesIn(sight, qualifier)))
    if (found) return found
  }
  return undefined
}

/** Whether a text as a whole is the name of a sight, such as "Grand Palace and Wat Phra Kaew". */
export const isSight = (text: string): boolean => sightsCalled(text).length > 0

/** A destination as the city to sleep in. */
export function cityOfRow(row: DestinationRow): FoundCity {
  const { city: name, countryCode, region, lat, lng } = row
  const own = findCity(`${name}, ${countryCode}`)
  if (own && kmBetween(own, row) <= SAME_TOWN_KM) return own
  const near = nearestTown(row, 300) ?? cityAt(0)
  const { timeZone, isByTheSea } = row.town ?? near
  return {
    name,
    countryCode,
    country: countryOf(countryCode).name,
    region,
    lat,
    lng,
    population: 0,
    timeZone,
    isByTheSea,
  }
}

const SAME_TOWN_KM = 40
/** A destination within this distance of a sight is the place to sleep. */
const NEAR_BASE_KM = 45
const OWN_TOWN_KM = 15
/** Otherwise a famous destination within this distance. */
const FROM_CITY_KM = 75
const GREAT_DRAW = 3
/** Otherwise a town within this distance. */
const TOWN_KM = 35
/** Otherwise any place within a day trip. */
const DAY_TRIP_KM = 110

const townsAround = (point: Point, km: number, countryCode: string | undefined) =>
  rowsBetween(point.lat - km / 111, point.lat + km / 111)
    .filter((row) => countryCode === undefined || countryCodeAt(row) === countryCode)
    .map((row) => ({ row, km: kmBetween(point, pointAt(row)) }))
    .filter((town) => town.km <= km)

function nearestTown(point: Point, km: number): FoundCity | undefined {
  const [nearest] = townsAround(point, km, undefined).toSorted((a, b) => a.km - b.km)
  return nearest && cityAt(nearest.row)
}

/** The nearest town with enough accommodation. */
function townFor(point: Point, km: number, countryCode: string): FoundCity | undefined {
  const towns = townsAround(point, km, countryCode).map(({ row, km: away }) => ({ city: cityAt(row), away }))
  const worth = ({ city, away }: (typeof towns)[number]) => Math.log10(city.population + 1000) - away / 10
  return towns.toSorted((a, b) => worth(b) - worth(a))[0]?.city
}

/** Accommodation at the sight itself: a lodge, a camp or a hut. */
export function cityAtSight({ place, countryCode }: GoalSight): FoundCity {
  const { name, lat, lng } = place
  const near = nearestTown(place, 900) ?? cityAt(0)
  return {
    ...near,
    name,
    lat,
    lng,
    countryCode,
    country: countryOf(countryCode).name,
    region: undefined,
    population: 0,
  }
}

/** The place to sleep for a sight: a destination or town nearby, otherwise the sight itself. */
function cityFor(sight: GoalSight): FoundCity {
  const { place, countryCode, row: owner } = sight
  const near = destinationRowsNear(place, DAY_TRIP_KM).filter(({ row }) => row.countryCode === countryCode)
  const effort = ({ row, km }: (typeof near)[number]) => km - (row.id === owner?.id ? OWN_TOWN_KM : 0)
  const [best] = near.filter(({ km }) => km <= NEAR_BASE_KM).toSorted((a, b) => effort(a) - effort(b))
  if (best) return cityOfRow(best.row)
  // The Great Wall is seen from Beijing, not from a town that nobody else sleeps in.
  const great = near.find(({ row, km }) => km <= FROM_CITY_KM && row.draw >= GREAT_DRAW)
  if (great) return cityOfRow(great.row)
  const town = townFor(place, TOWN_KM, countryCode)
  if (town) return town
  const distant = near.find(({ row }) => row.id === owner?.id) ?? near[0]
  if (distant) return cityOfRow(distant.row)
  return townFor(place, DAY_TRIP_KM, countryCode) ?? cityAtSight(sight)
}

/**
 * The sight as the base's own destination lists it: Neuschwanstein is a day trip from Munich, but a visit of two hours
 * from Füssen.
 */
function asSeenFrom(base: FoundCity, sight: GoalSight): GoalSight {
  const row = destinationRowsNear(base, SAME_TOWN_KM).find(({ row: { city } }) => city === base.name)?.row
  const place =
    row &&
    destinationById(row.id).places.find(
      ({ photographedAs, name }) => photographedAs === sight.place.id && name === sight.place.name,
    )
  return place ? { ...sight, place, row } : sight
}

/** Fewer people have no hotels for those who come to see their sight. */
const HAMLET = 25_000
/** A sight of the city's own name within this distance is what the city is known for. */
const NAMESAKE_KM = 60

const headOf = (text: string): string =>
  nameKey((text.split(/[,;()|\n]/)[0] ?? '').replace(LEADING_WORDS, '')).replace(/^the /, '')

/** Destinations are also found by common names: the city of Petra is Wadi Musa. */
function calledLike(city: FoundCity, text: string): string {
  const head = headOf(text)
  const row = destinationRowsNear(city, 30).find(
    ({ row: { id, countryCode, city: town } }) =>
      countryCode === city.countryCode && [id.slice(3).replaceAll('-', ' '), nameKey(town)].includes(head),
  )?.row
  if (!row) return shownName(city)
  const capitals = head.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
  return [row.city, ...(row.aliases ?? [])].find((alias) => nameKey(alias) === head) ?? capitals
}

/** Number of sights per country that are known worldwide. */
const WORLD_FAME = 5
const isWorldFamous = ({ place }: GoalSight): boolean => (place.landmark?.fame ?? Infinity) <= WORLD_FAME

const isDescribed = (city: FoundCity): boolean =>
  destinationRowsNear(city, SAME_TOWN_KM).some(({ row }) => nameKey(row.city) === nameKey(city.name))

const BEYOND_ASCII = /[^\0-\x7f]/

/** A larger town is meant itself by its own name. */
const SMALL_TOWN = 100_000
/** Shorter words begin too many names. */
const FIRST_WORD = 5

/** The destination that travellers call by the beginning of its name, when only a small town has that as its own. */
function longerNamed(city: FoundCity, text: string): TripGoal | undefined {
  const key = nameKey(text)
  const isTown = key.length >= FIRST_WORD && nameKey(city.name) === key && city.population < SMALL_TOWN
  const row = isTown && city.area === undefined && !isDescribed(city) ? destinationBeginning(key) : undefined
  return row && { city: cityOfRow(row), name: row.city, sight: undefined }
}

/**
 * What a text means as a destination: a city, area or region (as `findCity`), or a sight to visit with a place to
 * sleep. Undefined if nothing matches.
 */
export function findGoal(text: string): TripGoal | undefined {
  const trimmed = text.slice(0, 255).trim()
  const city = findCity(trimmed)
  const sight = sightNamed(trimmed)
  if (!sight && !city) return islandNamed(trimmed)
  if (!sight) return city && (longerNamed(city, trimmed) ?? { city, name: calledLike(city, trimmed), sight: undefined })
  const head = headOf(trimmed)
  const bySight = (): TripGoal => {
    const base = cityFor(sight)
    return { city: base, name: sight.place.name, sight: asSeenFrom(base, sight) }
  }
  if (!city) return bySight()
  // Fårö is an island of Sweden, Faro a town in Portugal.
  const isWritten = (names: readonly string[]) => names.some((name) => name.toLowerCase() === trimmed.toLowerCase())
  const { name: own, otherNames = [] } = sight.place
  if (BEYOND_ASCII.test(trimmed) && isWritten([own, ...otherNames]) && !isWritten([city.name, city.area ?? '']))
    return bySight()
  const isCalledSo = [city.name, city.area ?? ''].some((name) => nameKey(name) === head)
  const km = kmBetween(city, sight.place)
  // Lübeck is also a day trip from Hamburg; here the town is meant.
  if (isCalledSo && sight.place.kind === 'day trip') return { city, name: calledLike(city, trimmed), sight: undefined }
  // Chichén Itzá is also a hamlet, and one sleeps in Valladolid.
  const isHamlet = city.population < HAMLET && !isDescribed(city) && isDescribed(cityFor(sight))
  if (isCalledSo && isHamlet && km <= NAMESAKE_KM) return bySight()
  if (isCalledSo && km <= NAMESAKE_KM) return { city, name: calledLike(city, trimmed), sight }
  // Saint Vincent is an island before it is a spa of the Aosta Valley, Armenia a country before it is a day trip.
  const isAbroad = sight.place.landmark === undefined && sight.countryCode !== city.countryCode
  const isOwn = countryNamed(trimmed)?.code === city.countryCode || destinationCalled(head)?.city === city.name
  if (isAbroad && isOwn) return { city, name: calledLike(city, trimmed), sight: undefined }
  const isArea = city.area !== undefined && nameKey(city.area) === head
  // "Montserrat, Spain" is no town, and the country alone would lead to its capital.
  if (isArea || !isCalledSo) {
    const row = destinationRowsNear(city, 30)[0]?.row
    const isDescribed = row !== undefined && calledLike(city, trimmed) !== city.name
    if (isDescribed && km <= DAY_TRIP_KM) return { city, name: calledLike(city, trimmed), sight }
    // The summit of Denali is 120 km from where one sleeps in its park.
    if (row?.kind !== 'national park' || destinationCalled(head) !== row) return bySight()
  }
  if (isWorldFamous(sight) && !isDescribed(city)) return bySight()
  return { city, name: calledLike(city, trimmed), sight: undefined }
}
