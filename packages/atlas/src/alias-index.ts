import { AREAS, type CityNames, OTHER_NAMES } from './city-names.ts'
import { countryCodeAt } from './city-table.ts'
import { nameKey } from '@waymark/domain/name-key'

interface Alias {
  readonly row: number
  /** The alias as written. */
  readonly name: string
  /** It names an island, region or sight that is visited from the city, not the city itself. */
  readonly isArea: boolean
}

/** Aliases of cities, by key. */
export interface AliasIndex {
  has(key: string): boolean
  get(key: string): Alias | undefined
  all(): Iterable<readonly [key: string, alias: Alias]>
}

type Entry = Omit<Alias, 'row'> & { readonly city: string; readonly countryCode: string }

function entriesByKey(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  const add = (list: CityNames, isArea: boolean) => {
    for (const [city, countryCode, names] of list) {
      for (const name of names) {
        const key = nameKey(name)
        if (!entries.has(key)) entries.set(key, { city, countryCode, name, isArea })
      }
    }
  }
  add(OTHER_NAMES, false)
  add(AREAS, true)
  return entries
}

/** Resolves an alias to its row only when it is looked up. */
export function aliasIndex(rowsNamed: (key: string) => readonly number[]): AliasIndex {
  const entries = entriesByKey()
  const aliasOf = ({ city, countryCode, name, isArea }: Entry): Alias => {
    const row = rowsNamed(nameKey(city)).find((candidate) => countryCodeAt(candidate) === countryCode)
    if (row === undefined) throw new Error(`The city table lacks ${city}, ${countryCode}, which has aliases`)
    return { row, name, isArea }
  }
  return {
    has: (key) => entries.has(key),
    get(key) {
      const entry = entries.get(key)
      return entry && aliasOf(entry)
    },
    *all() {
      for (const [key, entry] of entries) yield [key, aliasOf(entry)] as const
    },
  }
}
