import { nameKey } from '@waymark/domain/name-key'
import { countryNamed } from './country-index.ts'
import type { Point } from './distance.ts'
import { isCodeOfRegion, liesInCounty } from './regions.ts'
import { type DestinationRow, destinationRows, nameTable } from './tables.ts'

let rowsByName: ReadonlyMap<string, readonly DestinationRow[]> | undefined

/** Destinations whose own name has this key. The index is built on first use. */
export function rowsNamed(key: string): readonly DestinationRow[] {
  if (rowsByName === undefined) {
    const byName = new Map<string, DestinationRow[]>()
    for (const row of destinationRows()) {
      const name = nameKey(row.city)
      byName.set(name, [...(byName.get(name) ?? []), row])
    }
    rowsByName = byName
  }
  return rowsByName.get(key) ?? []
}

let rowByAnyName: ReadonlyMap<string, DestinationRow> | undefined

/** The destination of a name or alias, whether or not the city table has it. The index is built on first use. */
export function destinationCalled(name: string): DestinationRow | undefined {
  if (rowByAnyName === undefined) {
    const byName = new Map<string, DestinationRow>()
    for (const row of destinationRows())
      for (const key of [row.city, ...(row.aliases ?? [])].map(nameKey)) if (!byName.has(key)) byName.set(key, row)
    rowByAnyName = byName
  }
  return rowByAnyName.get(nameKey(name))
}

function fits(row: DestinationRow, qualifier: string): boolean {
  const { countryCode, region = '', partOf = [] } = row
  const key = nameKey(qualifier)
  if (key === countryCode.toLowerCase() || countryNamed(qualifier)?.code === countryCode) return true
  const isPart = [region, ...partOf].some((name) => nameKey(name) === key)
  return isPart || isCodeOfRegion(qualifier, region) || liesInCounty(row, countryCode, qualifier)
}

/**
 * The destination of a name or alias that is not in the city table: "Cinque Terre". With qualifiers (a country or
 * region), only one that lies there.
 */
export function destinationNamed(name: string, qualifiers: readonly string[]): DestinationRow | undefined {
  const key = nameKey(name)
  const { destinations } = nameTable(key)
  const rows = Object.hasOwn(destinations, key) ? (destinations[key] ?? []) : []
  const fitting = (row: DestinationRow) => qualifiers.every((qualifier) => fits(row, qualifier))
  // 'St Ives, Cornwall': the city table lacks English counties.
  const isIn = (row: DestinationRow, qualifier: string) =>
    fits(row, qualifier) || (row.aliases ?? []).some((alias) => nameKey(alias) === nameKey(qualifier))
  const isInArea = (row: DestinationRow) => qualifiers.every((qualifier) => isIn(row, qualifier))
  // Salento is first of all the town in Colombia, and Lecce is visited for another.
  const named = rows.find(fitting)
  const isAlias = named !== undefined && nameKey(named.city) !== key
  const own = isAlias ? rowsNamed(key).find((row) => fitting(row) && row.draw > named.draw) : undefined
  if (own) return own
  return named ?? (qualifiers.length === 0 ? undefined : rowsNamed(key).find(isInArea))
}

/** Centres of the destinations of a country with this name key. */
export const centresNamed = (key: string, countryCode: string): readonly Point[] =>
  rowsNamed(key).filter((row) => row.countryCode === countryCode)

/** Whether a destination of a country with this name key is an island. */
export const isOnIsland = (key: string, countryCode: string): boolean =>
  rowsNamed(key).some((row) => row.countryCode === countryCode && row.kind === 'island')

/** The destination that draws most of those whose longer names begin so: Colonia del Sacramento for "Colonia". */
export function destinationBeginning(key: string): DestinationRow | undefined {
  const longer = destinationRows().filter(({ city }) => nameKey(city).startsWith(`${key} `))
  return longer.toSorted((a, b) => b.draw - a.draw)[0]
}
