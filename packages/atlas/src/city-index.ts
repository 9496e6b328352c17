import { aliasIndex, type AliasIndex } from './alias-index.ts'
import { CITY_COUNT, nameAt, otherNames } from './city-table.ts'
import { nameKey } from '@waymark/domain/name-key'

/** Rows by the key of the city's own name, the largest first. */
interface RowIndex {
  get(key: string): readonly number[] | undefined
  /** All names. Much slower than a few lookups. */
  all(): Iterable<readonly [key: string, rows: readonly number[]]>
}

export interface CityIndex {
  readonly rowsByName: RowIndex
  /** Aliases by key. */
  readonly aliases: AliasIndex
}

type Rows = Map<string, number[]>

/** Names whose keys share the first letter. Keys are computed on first use. */
interface Shelf {
  readonly rows: number[]
  /** Names that already have keys: aliases, and names that do not begin with a plain letter. */
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

/** 0 for "a" and "A"; the last index for anything other than a letter. */
function letterOf(name: string): number {
  const letter = (name.charCodeAt(0) | 32) - CODE_OF_A
  return letter >= 0 && letter < LETTERS ? letter : LETTERS
}

/**
 * Groups names by first letter without computing all keys: a plan looks up a few names, and computing tens of thousands
 * of keys would dominate the first request.
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

/** The index of all city names, built on first use. */
export const cityIndex = (): CityIndex => (index ??= build())
