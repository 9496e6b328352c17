import { areaInEnglish, countyNamed } from '#area-names'
import { CITY_COUNT, countryCodeAt, pointAt, REGIONS, regionIndexAt } from './city-table.ts'
import { countryNamed } from './country-index.ts'
import { kmBetween, type Point } from './distance.ts'
import { nameKey } from '@waymark/domain/name-key'

/**
 * Postal codes of provinces and states that have numeric codes in GeoNames; its codes for the United States are postal.
 */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  alberta: 'ab', 'british columbia': 'bc', manitoba: 'mb', 'new brunswick': 'nb', 'newfoundland and labrador': 'nl', 'nova scotia': 'ns', ontario: 'on',
  'prince edward island': 'pe', quebec: 'qc', saskatchewan: 'sk', yukon: 'yt', 'northwest territories': 'nt', 'new south wales': 'nsw', queensland: 'qld', tasmania: 'tas', victoria: 'vic',
  'western australia': 'wa', 'south australia': 'sa', 'northern territory': 'nt',
  'north rhine westphalia': 'nrw',
} // prettier-ignore

/** Region indexes by the key of their name or code. */
function build(): ReadonlyMap<string, ReadonlySet<number>> {
  const byName = new Map<string, Set<number>>()
  const add = (key: string, region: number) => {
    const regions = byName.get(key)
    if (regions) regions.add(region)
    else byName.set(key, new Set([region]))
  }
  for (const [region, { code, name }] of REGIONS.entries()) {
    const key = nameKey(name)
    if (key !== '') add(key, region)
    if (/^[A-Z]{2,}$/.test(code)) add(code.toLowerCase(), region)
    const postal = POSTAL_CODES[key]
    if (postal) add(postal, region)
  }
  return byName
}

let byName: ReadonlyMap<string, ReadonlySet<number>> | undefined
const regionsNamed = (key: string): ReadonlySet<number> | undefined => (byName ??= build()).get(key)

/** The row of the largest city: rows are sorted by population. */
function largestIn(region: number): number | undefined {
  for (let row = 0; row < CITY_COUNT; row++) if (regionIndexAt(row) === region) return row
  return undefined
}

/** Whether a point of a country lies in the named county: "Dorset". */
export function liesInCounty(point: Point, countryCode: string, qualifier: string): boolean {
  const county = countyNamed(qualifier)
  return county?.countryCode === countryCode && kmBetween(county, point) <= county.km
}

/** Whether a point lies within a county's circle, if perhaps across the border: Salzburg for 'Oberbayern'. */
export function liesAtCounty(point: Point, qualifier: string): boolean {
  const county = countyNamed(qualifier)
  return county !== undefined && kmBetween(county, point) <= county.km
}

/** Whether a city lies in the named country, region or county: "Japan", "TX", "Ontario", "Bayern", "Dorset". */
export function liesIn(row: number, qualifier: string): boolean {
  const code = countryCodeAt(row)
  const key = nameKey(qualifier)
  if (key === code.toLowerCase() || countryNamed(qualifier)?.code === code) return true
  const region = regionIndexAt(row)
  const isInRegion = regionsNamed(key)?.has(region) ?? regionsNamed(nameKey(areaInEnglish(qualifier)))?.has(region)
  return isInRegion === true || liesInCounty(pointAt(row), code, qualifier)
}

/** Whether a qualifier is the postal code of a region: 'AZ' of Arizona, 'NSW' of New South Wales. */
export function isCodeOfRegion(qualifier: string, region: string): boolean {
  const named = regionsNamed(nameKey(region))
  return [...(regionsNamed(nameKey(qualifier)) ?? [])].some((index) => named?.has(index))
}

export const isCountryOrRegion = (text: string): boolean =>
  countryNamed(text) !== undefined || regionsNamed(nameKey(text)) !== undefined || countyNamed(text) !== undefined

/**
 * The largest city of a region such as "Ontario" or "Rajasthan", within the country of the qualifiers if given; of
 * several regions of that name, the one with the larger city.
 */
export function largestCityOfRegion(name: string, qualifiers: readonly string[] = []): number | undefined {
  const key = nameKey(name)
  if (key.length < 4) return undefined
  return [...(regionsNamed(key) ?? [])]
    .flatMap((region) => largestIn(region) ?? [])
    .filter((row) => qualifiers.every((qualifier) => liesIn(row, qualifier)))
    .toSorted((a, b) => a - b)[0]
}
