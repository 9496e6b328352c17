import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from '@waymark/contract/zod'
import en from 'zod/v4/locales/en.js'
import { CountryDishes, DishWords } from '../src/dish.ts'
import { AtlasDestination, StandalonePlace } from '../src/place.ts'

/** The folder of the content. */
export const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

/** What `data/destinations`, `data/places` and `data/dishes` hold. */
export interface Content {
  /** In the order of their ids without the country. */
  readonly destinations: readonly AtlasDestination[]
  readonly places: readonly StandalonePlace[]
  /** What an operator has imported: places like the others. */
  readonly imported: readonly StandalonePlace[]
  /** By country, as `holidays.json` has them. */
  readonly holidays: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dishes: readonly CountryDishes[]
  readonly dishWords: DishWords | undefined
  /** What does not fit its schema, with the file and the field. Such a file's records are left out. */
  readonly faults: readonly string[]
}

/** JSON files below a folder of the content, as `it/rome.json`, in the order of their names. */
export function jsonFiles(folder: string): string[] {
  if (!existsSync(DATA + folder)) return []
  const entries = readdirSync(DATA + folder, { recursive: true, encoding: 'utf8' })
  return entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .toSorted()
}

/** Below the folder of the content: what `data:import` writes. Nothing is there where nobody has imported anything. */
export const IMPORTED = 'imported/'

const WORDS = 'words.json'

/** The id behind the country, by which destinations are ordered. */
const slugOf = ({ id }: { readonly id: string }): string => id.slice(id.indexOf('-') + 1)

/** Where in a record something is wrong: `places[3].closed`. */
export const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('') || 'the record'

/** Full messages for authors of content: the pattern, number or list of values that a field does not meet. */
export const TOLD_IN_FULL = { error: en().localeError }

/** Reads a file of the content; what is wrong with it goes into `faults`, and then there is no answer. */
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

/** Dates are one `MM-DD` where they are the same every year, else `YYYY-MM-DD` one after the other. */
const HolidayFile = z.strictObject({
  from: z.string(),
  to: z.string(),
  countries: z.record(
    z.string().check(z.regex(/^[A-Z]{2}$/)),
    z.record(z.string(), z.string().check(z.regex(/^(\d{4}-)?\d{2}-\d{2}( \d{4}-\d{2}-\d{2})*$/))),
  ),
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
  return {
    dishes,
    dishWords,
    destinations: destinations.toSorted((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1)),
    places: placesOf('places/'),
    imported: placesOf(IMPORTED),
    holidays,
    faults,
  }
}
