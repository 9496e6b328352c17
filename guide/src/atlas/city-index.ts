import { OTHER_NAMES } from './aliases.ts'
import { AREAS } from './areas.ts'
import { CITY_COUNT, countryCodeAt, formerNames, nameAt } from './city-table.ts'
import { nameKey } from './name-key.ts'

export interface Alias {
  readonly row: number
  /** The alias as it is written. */
  readonly name: string
  /** It names an island, region or sight whose gateway the city is, not the city itself. */
  readonly isArea: boolean
}

export interface CityIndex {
  /** Rows by the key of the city's own name, the largest first. */
  readonly rowsByName: ReadonlyMap<string, readonly number[]>
  /** Other names by key. */
  readonly aliases: ReadonlyMap<string, Alias>
}

function add(rowsByName: Map<string, number[]>, key: string, row: number): void {
  const rows = rowsByName.get(key)
  if (!rows) rowsByName.set(key, [row])
  else if (!rows.includes(row)) rows.push(row)
}

function build(): CityIndex {
  const rowsByName = new Map<string, number[]>()
  for (let row = 0; row < CITY_COUNT; row++) {
    const name = nameAt(row)
    add(rowsByName, nameKey(name), row)
    if (/[/(,]/.test(name)) for (const part of name.split(/[/(,]/)) add(rowsByName, nameKey(part), row)
  }
  for (const { row, name } of formerNames()) add(rowsByName, nameKey(name), row)

  const aliases = new Map<string, Alias>()
  for (const [list, isArea] of [
    [OTHER_NAMES, false],
    [AREAS, true],
  ] as const) {
    for (const [city, countryCode, names] of list) {
      const row = rowsByName.get(nameKey(city))?.find((candidate) => countryCodeAt(candidate) === countryCode)
      if (row === undefined) throw new Error(`The city table lacks ${city}, ${countryCode}, which has aliases`)
      for (const name of names) {
        const key = nameKey(name)
        if (!aliases.has(key)) aliases.set(key, { row, name, isArea })
      }
    }
  }
  return { rowsByName, aliases }
}

let index: CityIndex | undefined

/** The names of all cities, prepared at the first use. */
export const cityIndex = (): CityIndex => (index ??= build())
