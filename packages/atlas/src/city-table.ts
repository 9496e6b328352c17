import { countryOf } from './countries.ts'
import table from '../../../data/cities.json' with { type: 'json' }

/** A city of the table: 15,000 or more residents, a capital, or a smaller town that people travel to. */
export interface City {
  /** English name, from GeoNames. */
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly country: string
  /** State, province or county; undefined if GeoNames has none. */
  readonly region: string | undefined
  readonly lat: number
  readonly lng: number
  /** 0 if unknown. */
  readonly population: number
  /** IANA name. */
  readonly timeZone: string
  /** Within about 6 km of the sea. */
  readonly isByTheSea: boolean
}

/** Rows are sorted by population, the largest first. */
export const CITY_COUNT = table.names.length

/** One cell. All columns are written together by `build-cities.ts`, so a missing value means a corrupt file. */
function cell<T>(column: readonly T[], index: number): T {
  const value = column[index]
  if (value === undefined) throw new RangeError(`The city table has no row ${index}`)
  return value
}

export const nameAt = (row: number): string => cell(table.names, row)

export const countryCodeAt = (row: number): string => cell(table.countryCodes, cell(table.country, row))

/** Rows between two latitudes, the largest first: a fast first filter of the whole table. */
export function rowsBetween(south: number, north: number): number[] {
  const rows: number[] = []
  const column = table.lat
  for (let row = 0; row < column.length; row++) {
    const lat = column[row]
    if (lat !== undefined && lat >= south && lat <= north) rows.push(row)
  }
  return rows
}

/** Coordinates only, for scans of the whole table. */
export const pointAt = (row: number) => ({ lat: cell(table.lat, row), lng: cell(table.lng, row) })

/** Code and name of every region, such as `TX` and `Texas`; the name is empty if GeoNames has none. */
export const REGIONS: readonly { readonly code: string; readonly name: string }[] = table.regions.map((entry) => {
  const [code = '', name = ''] = entry.split('|')
  return { code, name }
})

export const regionIndexAt = (row: number): number => cell(table.region, row)

export function cityAt(row: number): City {
  const countryCode = countryCodeAt(row)
  return {
    name: nameAt(row),
    countryCode,
    country: countryOf(countryCode).name,
    region: cell(REGIONS, regionIndexAt(row)).name || undefined,
    ...pointAt(row),
    population: cell(table.population, row),
    timeZone: cell(table.timeZones, cell(table.timeZone, row)),
    isByTheSea: table.shore[row] === 'c',
  }
}

/** Names from older editions of GeoNames, and parts of names such as "Biel/Bienne", by row. */
export const otherNames = (): { row: number; name: string }[] =>
  table.otherNames.map((entry) => {
    const bar = entry.indexOf('|')
    return { row: Number(entry.slice(0, bar)), name: entry.slice(bar + 1) }
  })
