import { nameKey } from '@waymark/domain/name-key'
import { AREAS } from '../src/city-names.ts'
import { cityIndex } from '../src/city-index.ts'
import { type City, cityAt, CITY_COUNT, countryCodeAt, pointAt } from '../src/city-table.ts'
import { COUNTRIES, countryOf } from '../src/countries.ts'
import type { DestinationNames, NamedDestination, NamedTown } from '../src/destination-names.ts'
import { destinationSearch, whichOf } from '../src/destination-search.ts'
import { kmBetween, type Point } from '../src/distance.ts'
import type { DestinationRow } from '../src/tables.ts'

/** A smaller town is not a candidate if no region is named. */
const TOWN_OF_NOTE = 50_000
/** A town of an area this near to a destination belongs to it. */
const SAME_PLACE_KM = 12
/** A town of a destination's name this near to it is that destination. */
const SAME_TOWN_KM = 40

/** Draws are stored in tenths, as whole numbers. */
const TENTHS = 10

const IN_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u

/** Area names by the row of the town to stay in. */
const AREA_NAMES = AREAS.flatMap(([town, countryCode, names]) => {
  const rows = cityIndex().rowsByName.get(nameKey(town)) ?? []
  const row = rows.find((each) => countryCodeAt(each) === countryCode)
  return row === undefined ? [] : [{ countryCode, names, ...pointAt(row) }]
})

/** Names of the other destinations. */
interface Known {
  /** Number of destinations per region, by its key. */
  readonly regions: ReadonlyMap<string, number>
  /** Country and name key of each destination. */
  readonly destinations: ReadonlySet<string>
}

/**
 * Aliases, without spellings that have the same key and without regions of several destinations, which are asked about.
 */
function otherNames(destination: DestinationRow, { regions, destinations }: Known): string[] {
  const { city, countryCode, aliases = [], partOf = [] } = destination
  const country = nameKey(countryOf(countryCode).name)
  const areas = AREA_NAMES.filter(
    (area) => area.countryCode === countryCode && kmBetween(area, destination) <= SAME_PLACE_KM,
  )
    .flatMap(({ names }) => names)
    .filter((name) => !destinations.has(`${countryCode} ${nameKey(name)}`))
  const keys = new Set([nameKey(city)])
  return [...aliases, ...partOf, ...areas].filter((alias) => {
    const key = nameKey(alias)
    if (keys.has(key) || (regions.get(key) ?? 0) > 1 || !IN_LATIN.test(alias) || key.endsWith(` ${country}`))
      return false
    keys.add(key)
    return true
  })
}

/** The destination's region, or else that of its town in the city table. */
function regionOf({ city, countryCode, region, ...point }: DestinationRow): string {
  if (region !== undefined) return region
  const rows = cityIndex().rowsByName.get(nameKey(city)) ?? []
  const row = rows.find(
    (each) => countryCodeAt(each) === countryCode && kmBetween(pointAt(each), point) <= SAME_TOWN_KM,
  )
  return row === undefined ? '' : (cityAt(row).region ?? '')
}

const named = (row: DestinationRow, known: Known): NamedDestination => [
  row.city,
  regionOf(row),
  // At least 1: 0 marks towns without a description.
  Math.max(1, Math.round(row.draw * TENTHS)),
  ...otherNames(row, known),
]

/** Towns that share their name with another town or destination. */
function townsWithNamesakes(rows: readonly DestinationRow[]): City[] {
  const described = new Map<string, Point[]>()
  for (const row of rows)
    for (const name of [row.city, ...(row.aliases ?? [])]) {
      const key = nameKey(name)
      described.set(key, [...(described.get(key) ?? []), row])
    }
  const towns = new Map<string, City[]>()
  const { aliases } = cityIndex()
  for (let row = 0; row < CITY_COUNT; row++) {
    const town = cityAt(row)
    const key = nameKey(town.name)
    // "Bali" means the island, not the town in India.
    if (aliases.has(key)) continue
    const isDescribed = described.get(key)?.some((point) => kmBetween(point, pointAt(row)) <= SAME_TOWN_KM) ?? false
    if (town.population >= TOWN_OF_NOTE && town.region !== undefined && !isDescribed)
      towns.set(key, [...(towns.get(key) ?? []), town])
  }
  return [...towns].flatMap(([key, alike]) => (alike.length > 1 || described.has(key) ? alike : []))
}

/** Towns that people travel to: large ones, and small ones that the city table contains for this reason. */
const LARGE = 500_000
const SMALL = 15_000

/** Towns that would otherwise be taken for a misspelt destination: Miyakojima is not Miyajima. */
function townsTakenForOthers(names: DestinationNames): City[] {
  const search = destinationSearch(names, ['en'])
  const towns = new Map<string, City>()
  for (let row = 0; row < CITY_COUNT; row++) {
    const town = cityAt(row)
    if ((town.population >= SMALL && town.population < LARGE) || towns.has(town.name)) continue
    if (whichOf(search, town.name)?.shows === 'text') towns.set(town.name, town)
  }
  return [...towns.values()]
}

/** Suggestions of the trip form, from the rows of all destinations. */
export function destinationNames(rows: readonly DestinationRow[]): DestinationNames {
  const towns = townsWithNamesakes(rows)
  return namesWith(rows, [...towns, ...townsTakenForOthers(namesWith(rows, towns))])
}

function namesWith(rows: readonly DestinationRow[], towns: readonly City[]): DestinationNames {
  const regions = new Map<string, number>()
  for (const row of rows) {
    const key = nameKey(regionOf(row))
    regions.set(key, (regions.get(key) ?? 0) + 1)
  }
  const namesOf = ({ city, aliases = [] }: DestinationRow) => [city, ...aliases]
  const known: Known = {
    regions,
    destinations: new Set(rows.flatMap((row) => namesOf(row).map((name) => `${row.countryCode} ${nameKey(name)}`))),
  }
  return COUNTRIES.map(({ code, name, names }) => ({
    code,
    name,
    codes: names.filter((other) => /^[A-Z]{2,3}$/.test(other)),
    places: rows
      .filter(({ countryCode }) => countryCode === code)
      .toSorted((a, b) => b.draw - a.draw)
      .map((row) => named(row, known)),
    towns: towns
      .filter(({ countryCode }) => countryCode === code)
      .map(({ name: town, region = '' }): NamedTown => [town, region]),
  }))
}
