import { aliasIndex, type AliasIndex } from './alias-index.ts'
import { CITY_COUNT, nameAt, otherNames } from './city-table.ts'
import { nameKey } from '@waymark/domain/name-key'

/** Rows by the key of the city's own name, the largest first. */
interface RowIndex {
  get(key: string): readonly number[] | undefined
  /** All names. Takes far longer than looking some up. */
  all(): Iterable<readonly [key: string, rows: readonly number[]]>
}

export interface CityIndex {
  readonly rowsByName: RowIndex
  /** Other names by key. */
  readonly aliases: AliasIndex
}

type Rows = Map<string, number[]>

/** Names that share the first letter of their key. The keys are made when one of them is asked for. */
interface Shelf {
  readonly rows: number[]
  /** Names with their keys: other names of a city, and names that do not begin with a plain letter. */
  readonly keyed: (readonly [key: string, row: number])[]
  byKey: Rows | undefined
}

function add(byKey: Rows, key: string, row: number): void {
  const rows = byKey.get(key)
  if (!rows) byKey.set(key, [row])
  else if (!rows.includes(row)) rows.push(row)
}

function keysOf(shelf: Shelf): Rows {
  if (shelf.byKey) return shelf.byKey
  const byKey: Rows = new Map()
  for (const row of shelf.rows) add(byKey, nameKey(nameAt(row)), row)
  for (const [key, row] of shelf.keyed) add(byKey, key, row)
  for (const [key] of shelf.keyed) byKey.get(key)?.sort((a, b) => a - b)
  shelf.byKey = byKey
  return byKey
}

const LETTERS = 26
const CODE_OF_A = 97

/** 0 for 'a' and 'A'; beyond the alphabet for everything else. */
function letterOf(name: string): number {
  const letter = (name.charCodeAt(0) | 32) - CODE_OF_A
  return letter >= 0 && letter < LETTERS ? letter : LETTERS
}

/**
 * Sorts the names by their first letter, without making all keys: a plan looks up a handful of names, and the keys of
 * tens of thousands would be most of the work of the first one.
 */
function build(): CityIndex {
  const shelves = Array.from({ length: LETTERS + 1 }, (): Shelf => ({ rows: [], keyed: [], byKey: undefined }))
  const shelfAt = (letter: number): Shelf => {
    const shelf = shelves[letter]
    if (!shelf) throw new RangeError(`No shelf ${letter}`)
    return shelf
  }
  const addKeyed = (name: string, row: number) => {
    const key = nameKey(name)
    shelfAt(letterOf(key)).keyed.push([key, row])
  }
  for (let row = 0; row < CITY_COUNT; row++) {
    const name = nameAt(row)
    const letter = letterOf(name)
    if (letter < LETTERS) shelfAt(letter).rows.push(row)
    else addKeyed(name, row)
  }
  for (const { row, name } of otherNames()) addKeyed(name, row)

  const rowsByName: RowIndex = {
    get: (key) => keysOf(shelfAt(letterOf(key))).get(key),
    *all() {
      for (const shelf of shelves) yield* keysOf(shelf)
    },
  }
  return { rowsByName, aliases: aliasIndex((key) => rowsByName.get(key) ?? []) }
}

let index: CityIndex | undefined

/** The names of all cities, prepared at the first use. */
export const cityIndex = (): CityIndex => (index ??= build())
