import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from '@waymark/contract/zod'
import en from 'zod/v4/locales/en.js'
import { CountryDishes, DishWords } from '../src/dish.ts'
import { AtlasDestination, checked, StandalonePlace } from '../src/place.ts'
import type { Ferry } from '../src/tables.ts'

/** Folder of the content. */
export const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

/** Content of `data/destinations`, `data/places` and `data/dishes`. */
export interface Content {
  /** Ordered by id without the country. */
  readonly destinations: readonly AtlasDestination[]
  readonly places: readonly StandalonePlace[]
  /** Places imported by an operator; used like the others. */
  readonly imported: readonly StandalonePlace[]
  /** By country, as in `holidays.json`. */
  readonly holidays: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dishes: readonly CountryDishes[]
  readonly dishWords: DishWords | undefined
  readonly ferries: readonly Ferry[]
  /** Records that do not match their schema, with file and field; they are left out. */
  readonly faults: readonly string[]
}

/** JSON files below a content folder, such as `it/rome.json`, sorted by name. */
export function jsonFiles(folder: string): string[] {
  if (!existsSync(DATA + folder)) return []
  const entries = readdirSync(DATA + folder, { recursive: true, encoding: 'utf8' })
  return entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .toSorted()
}

/** Folder that `data:import` writes, relative to the content folder. Missing if nothing was imported. */
export const IMPORTED = 'imported/'

const WORDS = 'words.json'

/** The id without its country, by which destinations are sorted. */
const slugOf = ({ id }: { readonly id: string }): string => id.slice(id.indexOf('-') + 1)

/** Path of a field: `places[3].closed`. */
export const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('') || 'the record'

/** Full error messages for authors of content, with the pattern, number or list of values. */
export const TOLD_IN_FULL = { error: en().localeError }

/** Reads a content file; if it does not match the schema, adds to `faults` and returns undefined. */
export function readJson<T>(path: string, schema: z.ZodMiniType<T>, faults: string[]): T | undefined {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(DATA + path, 'utf8'))
  } catch (error) {
    faults.push(`data/${path}: no JSON: ${String(error)}`)
    return undefined
  }
  const read = schema.safeParse(json, TOLD_IN_FULL)
  if (read.success) return read.data
  for (const { path: at, message } of read.error.issues) faults.push(`data/${path}: ${pathOf(at)}: ${message}`)
  return undefined
}

/** A date is `MM-DD` if it is fixed, else a list of `YYYY-MM-DD`. */
const HolidayFile = z.strictObject({
  from: z.string(),
  to: z.string(),
  countries: z.record(
    z.string().check(z.regex(/^[A-Z]{2}$/)),
    z.record(z.string(), z.string().check(z.regex(/^(\d{4}-)?\d{2}-\d{2}( \d{4}-\d{2}-\d{2})*$/))),
  ),
})

const Name = z.string().check(z.minLength(1), z.maxLength(60))
const Lat = z.number().check(z.gte(-90), z.lte(90))
const Lng = z.number().check(z.gte(-180), z.lte(180))

/** `[port, lat, lng, port, lat, lng, minutes]` of each ferry. */
const FerryFile = z.strictObject({
  ferries: z.array(z.tuple([Name, Lat, Lng, Name, Lat, Lng, z.int().check(z.gte(5), z.lte(600))])),
  ...checked,
})

export function readContent(): Content {
  const faults: string[] = []
  const destinations = jsonFiles('destinations').flatMap(
    (file) => readJson(`destinations/${file}`, AtlasDestination, faults) ?? [],
  )
  const placesOf = (folder: string) =>
    jsonFiles(folder).flatMap((file) => readJson(`${folder}${file}`, z.array(StandalonePlace), faults) ?? [])
  const holidays = readJson('holidays.json', HolidayFile, faults)?.countries ?? {}
  const dishes = jsonFiles('dishes')
    .filter((file) => file !== WORDS)
    .flatMap((file) => readJson(`dishes/${file}`, CountryDishes, faults) ?? [])
  const dishWords = readJson(`dishes/${WORDS}`, DishWords, faults)
  const { ferries = [] } = readJson('ferries.json', FerryFile, faults) ?? {}
  return {
    ferries: ferries.map(([, fromLat, fromLng, , toLat, toLng, minutes]) => ({
      ports: [
        { lat: fromLat, lng: fromLng },
        { lat: toLat, lng: toLng },
      ],
      minutes,
    })),
    dishes,
    dishWords,
    destinations: destinations.toSorted((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1)),
    places: placesOf('places/'),
    imported: placesOf(IMPORTED),
    holidays,
    faults,
  }
}
