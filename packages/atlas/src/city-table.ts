import { countryOf } from './countries.ts'
import table from '../../../data/cities.json' with { type: 'json' }

/** A city of the table: 15,000 people or more, a capital, or a smaller town that people travel to. */
export interface City {
  /** English name, as GeoNames has it. */
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly country: string
  /** State, province or county; undefined where GeoNames names none. */
  readonly region: string | undefined
  readonly lat: number
  readonly lng: number
  /** 0 where no count is known. */
  readonly population: number
  /** IANA name. */
  readonly timeZone: string
  /** The sea is within some 6 km. */
  readonly isByTheSea: boolean
}

/** Rows are ordered by population, the largest city first. */
export const CITY_COUNT = table.names.length

/** One column of one row. The columns are written together by `build-cities.ts`, so a missing value is a broken file. */
function cell<T>(column: readonly T[], index: number): T {
  const value = column[index]
  if (value === undefined) throw new RangeError(`The city table has no row ${index}`)
  return value
}

export const nameAt = (row: number): string => cell(table.names, row)

export const countryCodeAt = (row: number): string => cell(table.countryCodes, cell(table.country, row))

/** Rows between two latitudes, the largest city first: the cheapest first look at the whole table. */
export function rowsBetween(south: number, north: number): number[] {
  const rows: number[] = []
  const column = table.lat
  for (let row = 0; row < column.length; row++) {
    const lat = column[row]
    if (lat !== undefined && lat >= south && lat <= north) rows.push(row)
  }
  return rows
}

/** The point alone, for scans over the whole table. */
export const pointAt = (row: number) => ({ lat: cell(table.lat, row), lng: cell(table.lng, row) })

/** Code and name of every region, for example `TX` and `Texas`; the name is empty where GeoNames has none. */
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

/** Names that cities had in older editions of GeoNames, and the parts of names such as 'Biel/Bienne', by row. */
export const otherNames = (): { row: number; name: string }[] =>
  table.otherNames.map((entry) => {
    const bar = entry.indexOf('|')
    return { row: Number(entry.slice(0, bar)), name: entry.slice(bar + 1) }
  })
