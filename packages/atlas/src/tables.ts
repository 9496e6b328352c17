import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { City } from './city-table.ts'
import type { Dish, DishWords } from './dish.ts'
import type { CountryFacts, LanguagePhrases } from './country-facts.ts'
import { kmBetween, type Point } from './distance.ts'
import type { AtlasDestination, StandalonePlace } from './place.ts'
import type { Landmark, Sight } from './landmarks/sight.ts'

// Tables built by `npm run data:build` from the files below `data/`. A request reads only the ones it needs, so the
// function's start-up time and memory do not grow with the number of places.

/** Fields by which a destination is found and ranked without reading its record. */
export interface DestinationRow extends Point {
  readonly id: string
  readonly city: string
  readonly countryCode: string
  readonly region?: string
  readonly aliases?: readonly string[]
  /** Names of areas that it is a part of. */
  readonly partOf?: readonly string[]
  /** Relative popularity with travellers, from the fame of its sights. */
  readonly draw: number
  /** Left out for a city. */
  readonly kind?: AtlasDestination['kind']
  /** Names of its beaches. */
  readonly beaches?: readonly string[]
  /** Fields the city table would provide; only for destinations that are not towns there, such as national parks. */
  readonly town?: Pick<City, 'timeZone' | 'isByTheSea'>
}

/** Content of one grid cell of the map. */
interface CellTable {
  readonly sights: readonly Sight[]
  /** Places outside every destination. */
  readonly standalone: readonly StandalonePlace[]
}

/** A place of a destination, as found by its name. */
export interface NamedPlace extends Point {
  readonly name: string
  /** Country of the destination; the place may lie across a border. */
  readonly countryCode: string
  readonly city: string
  /** Id of the destination. */
  readonly destination: string
}

/** Places and landmarks of one hash bucket, by the keys of their names. */
export interface NameTable {
  /** By alias, and by their own name if the city table lacks it. */
  readonly destinations: Readonly<Record<string, readonly DestinationRow[]>>
  readonly places: Readonly<Record<string, readonly NamedPlace[]>>
  /** Places outside every destination. */
  readonly standalone: Readonly<Record<string, readonly StandalonePlace[]>>
  readonly landmarks: Readonly<Record<string, { readonly countryCode: string; readonly id: string }>>
}

/** A ferry between two ports, and how long it sails, in minutes. */
export interface Ferry {
  readonly ports: readonly [Point, Point]
  readonly minutes: number
}

/** File names of the tables. */
export const TABLE = {
  destinations: 'destinations.json',
  /** `DestinationNames`, for the browser only. */
  destinationNames: 'destination-names.json',
  destination: (id: string) => `destinations/${id}.json`,
  cell: (cell: string) => `cells/${cell}.json`,
  land: (cell: string) => `land/${cell}.json`,
  inland: 'inland.json',
  ferries: 'ferries.json',
  names: (key: string) => `names/${bucketOf(key)}.json`,
  knownNames: 'known-names.json',
  realNames: 'real-names.json',
  sightNames: 'sight-names.json',
  landmarks: (countryCode: string) => `landmarks/${countryCode}.json`,
  country: (countryCode: string) => `countries/${countryCode}.json`,
  holidays: (countryCode: string) => `holidays/${countryCode}.json`,
  dishes: (countryCode: string) => `dishes/${countryCode}.json`,
  dishWords: 'dishes/words.json',
  phrases: 'phrases.json',
} as const

const NAME_BUCKETS = 64

/** FNV-1a hash, modulo the number of buckets. */
function bucketOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % NAME_BUCKETS
}

/** Size of a grid cell in degrees, about 220 km from south to north. */
export const CELL_DEGREES = 2
const KM_PER_DEGREE = 111
/** Near the poles a cell has hardly any width; nothing is listed there. */
const MIN_COSINE = 0.02

const eastward = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

/** The grid cell of a point. */
export const cellOf = ({ lat, lng }: Point): string =>
  `${Math.floor(lat / CELL_DEGREES)}_${Math.floor(eastward(lng) / CELL_DEGREES)}`

/** The grid cells a circle may intersect. */
function cellsAround({ lat, lng }: Point, km: number): Set<string> {
  const north = km / KM_PER_DEGREE
  const cosine = Math.max(MIN_COSINE, Math.cos(((Math.abs(lat) + north) * Math.PI) / 180))
  const east = Math.min(180, km / (KM_PER_DEGREE * cosine))
  const cells = new Set<string>()
  for (let row = Math.floor((lat - north) / CELL_DEGREES); row <= Math.floor((lat + north) / CELL_DEGREES); row++)
    for (let at = -east; ; at += CELL_DEGREES) {
      cells.add(cellOf({ lat: row * CELL_DEGREES, lng: lng + Math.min(at, east) }))
      if (at >= east) break
    }
  return cells
}

const FOLDER_NAME = 'built-atlas'

/** Next to the bundle of the deployed function, otherwise in this package. */
function findFolder(): string {
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    const folder = join(at, FOLDER_NAME)
    if (existsSync(folder)) return folder
    if (at === dirname(at)) throw new Error('The tables of the atlas are missing. Make them with: npm run data:build')
  }
}

let folder: string | undefined

/** Maximum number of cached tables, 8 MB of heap: with half as many, a plan reads twice as much again. */
const MOST_KEPT = 512
/** Most recently used tables, the latest last. */
const kept = new Map<string, unknown>()

/** Not validated again. */
function readTable<T>(name: string, missing: T): T {
  const path = join((folder ??= findFolder()), name)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : missing
}

/** Reads a table; returns `missing` if it does not exist, as most cells are empty. */
function table<T>(name: string, missing: T): T {
  const rows = kept.has(name) ? (kept.get(name) as T) : readTable(name, missing)
  kept.delete(name)
  kept.set(name, rows)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest)
  return rows
}

/** All destinations, sorted by id without the country; few enough to scan. */
export const destinationRows = (): readonly DestinationRow[] => table<readonly DestinationRow[]>(TABLE.destinations, [])

/** @throws RangeError if there is no destination with this id */
export function destinationById(id: string): AtlasDestination {
  const destination = table<AtlasDestination | null>(TABLE.destination(id), null)
  if (destination === null) throw new RangeError(`No destination ${id}`)
  return destination
}

/** Those within `km` of a point, the nearest first. */
const nearestOf = <T extends Point>(
  point: Point,
  km: number,
  rows: readonly T[],
): { readonly row: T; readonly km: number }[] =>
  rows
    .map((row) => ({ row, km: kmBetween(point, row) }))
    .filter((found) => found.km <= km)
    .toSorted((a, b) => a.km - b.km)

/** Items of the cells' tables within `km` of a point, the nearest first. */
function within<T extends Point>(
  point: Point,
  km: number,
  rowsOf: (cell: CellTable) => readonly T[],
): { readonly row: T; readonly km: number }[] {
  const cells = [...cellsAround(point, km)].map((cell) =>
    table<CellTable>(TABLE.cell(cell), { sights: [], standalone: [] }),
  )
  return nearestOf(point, km, cells.flatMap(rowsOf))
}

/** Destinations within `km` of a point, the nearest first: of the table of all, which is read already. */
export const destinationRowsNear = (point: Point, km: number) =>
  nearestOf(
    point,
    km,
    destinationRows().filter(({ lat }) => Math.abs(lat - point.lat) * KM_PER_DEGREE <= km),
  )

export const sightRowsNear = (point: Point, km: number) => within(point, km, ({ sights }) => sights)

export const standaloneRowsNear = (point: Point, km: number) => within(point, km, ({ standalone }) => standalone)

/** Bits of a cell's squares of land, row by row from the south-west; 'all' or 'none' of them where there is no coast. */
type LandBits = Uint8Array | 'all' | 'none'

const landBits = new Map<string, LandBits>()
let inland: ReadonlySet<string> | undefined

export function landTable(cell: string): LandBits {
  const known = landBits.get(cell)
  if (known !== undefined) return known
  inland ??= new Set(table<readonly string[]>(TABLE.inland, []))
  const read = inland.has(cell) ? null : table<string | null>(TABLE.land(cell), null)
  const bits = read === null ? (inland.has(cell) ? 'all' : 'none') : Buffer.from(read, 'base64')
  if (landBits.size >= MOST_KEPT) landBits.clear()
  landBits.set(cell, bits)
  return bits
}

export const ferries = (): readonly Ferry[] => table<readonly Ferry[]>(TABLE.ferries, [])

/** Places and landmarks of the bucket of a name key (`nameKey`). */
export const nameTable = (key: string): NameTable =>
  table<NameTable>(TABLE.names(key), { destinations: {}, places: {}, standalone: {}, landmarks: {} })

/** Names, draw and id of destinations, their areas and landmarks. */
export type KnownName = readonly [name: string, draw: number, id: string]

export const knownNames = (): readonly KnownName[] => table<readonly KnownName[]>(TABLE.knownNames, [])

/** Keys of the names of real towns that are spelled almost like a known place. */
export const realNames = (): readonly string[] => table<readonly string[]>(TABLE.realNames, [])

/** Id, point, town ('' if it has none) and names of a sight, its English name first. */
export type SightName = readonly [id: string, lat: number, lng: number, town: string, ...names: string[]]

/** The names of all sights, the landmarks first, the most famous before the others. */
export const sightNames = (): readonly SightName[] => table<readonly SightName[]>(TABLE.sightNames, [])

/** Landmarks of a country, the most famous first. */
export const landmarksIn = (countryCode: string): readonly Landmark[] =>
  table<readonly Landmark[]>(TABLE.landmarks(countryCode), [])

/** Facts about a country besides its name and currency; undefined if it has none. */
export const countryFacts = (countryCode: string): CountryFacts | undefined =>
  table<CountryFacts | undefined>(TABLE.country(countryCode), undefined)

/** Public holidays of a country by English name: dates as in `data/holidays.json`. */
export const holidayTable = (countryCode: string): Readonly<Record<string, string>> =>
  table<Readonly<Record<string, string>>>(TABLE.holidays(countryCode), {})

/** Dishes of a country, each with its ingredients. */
export const dishesIn = (countryCode: string): readonly Dish[] => table<readonly Dish[]>(TABLE.dishes(countryCode), [])

/** @throws Error if the tables were built without it */
export function dishWords(): DishWords {
  const words = table<DishWords | null>(TABLE.dishWords, null)
  if (words === null) throw new Error('The words of dishes are missing. Make them with: npm run data:build')
  return words
}

/** Basic phrases of every language in the content. */
export const languagePhrases = (): readonly Pick<LanguagePhrases, 'language' | 'name' | 'phrases'>[] =>
  table<readonly Pick<LanguagePhrases, 'language' | 'name' | 'phrases'>[]>(TABLE.phrases, [])
