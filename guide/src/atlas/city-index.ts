import { aliasIndex, type Alias, type AliasIndex } from './alias-index.ts'
import { CITY_COUNT, formerNames, nameAt } from './city-table.ts'
import { nameKey } from './name-key.ts'

export type { Alias }

/** Rows by the key of the city's own name, the largest first. */
export interface RowIndex {
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
  /** Names whose key does not simply follow from the row: parts of names, former names, names in other letters. */
  readonly keyed: (readonly [key: string, row: number])[]
  byKey: Rows | undefined
}

const PARTS = /[/(,]/

function add(byKey: Rows, key: string, row: number): void {
  const rows = byKey.get(key)
  if (!rows) byKey.set(key, [row])
  else if (!rows.includes(row)) rows.push(row)
}

function keysOf({ rows, keyed }: Shelf): Rows {
  const byKey: Rows = new Map()
  for (const row of rows) add(byKey, nameKey(nameAt(row)), row)
  for (const [key, row] of keyed) add(byKey, key, row)
  for (const [key] of keyed) byKey.get(key)?.sort((a, b) => a - b)
  return byKey
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/**
 * Sorts the names by their first letter, without making all keys: a plan looks up a handful of names, and the keys of
 * tens of thousands would be most of the work of the first one.
 */
function build(): CityIndex {
  const shelves = new Map<string, Shelf>()
  const shelfAt = (letter: string): Shelf => {
    const known = shelves.get(letter)
    if (known) return known
    const shelf: Shelf = { rows: [], keyed: [], byKey: undefined }
    shelves.set(letter, shelf)
    return shelf
  }
  const addKeyed = (name: string, row: number) => {
    const key = nameKey(name)
    shelfAt(key.charAt(0)).keyed.push([key, row])
  }
  for (let row = 0; row < CITY_COUNT; row++) {
    const name = nameAt(row)
    const first = name.charCodeAt(0)
    if (isLetter(first)) shelfAt(String.fromCharCode(first | 32)).rows.push(row)
    else addKeyed(name, row)
    if (PARTS.test(name)) for (const part of name.split(PARTS)) addKeyed(part, row)
  }
  for (const { row, name } of formerNames()) addKeyed(name, row)

  const keysAt = (letter: string): Rows => {
    const shelf = shelfAt(letter)
    return (shelf.byKey ??= keysOf(shelf))
  }
  const rowsByName: RowIndex = {
    get: (key) => keysAt(key.charAt(0)).get(key),
    *all() {
      for (const letter of shelves.keys()) yield* keysAt(letter)
    },
  }
  return { rowsByName, aliases: aliasIndex((key) => rowsByName.get(key) ?? []) }
}

let index: CityIndex | undefined

/** The names of all cities, prepared at the first use. */
export const cityIndex = (): CityIndex => (index ??= build())
