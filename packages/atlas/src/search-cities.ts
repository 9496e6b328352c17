import { cityIndex } from './city-index.ts'
import { cityAt } from './city-table.ts'
import type { FoundCity } from './find-city.ts'
import { nameKey } from '@waymark/domain/name-key'

interface Entry {
  readonly key: string
  readonly row: number
  readonly area: string | undefined
  /** It is the city's own name or that of an area, not one of a city's other names. */
  readonly isShown: boolean
}

let sorted: readonly Entry[] | undefined

function entries(): readonly Entry[] {
  if (sorted) return sorted
  const { rowsByName, aliases } = cityIndex()
  const all: Entry[] = []
  for (const [key, rows] of rowsByName.all())
    for (const row of rows) {
      all.push({ key, row, area: undefined, isShown: true })
    }
  for (const [key, { row, name, isArea }] of aliases.all()) {
    all.push({ key, row, area: isArea ? name : undefined, isShown: isArea })
  }
  sorted = all.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row))
  return sorted
}

function firstAtOrAfter(all: readonly Entry[], key: string): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((all[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Shorter texts are rather the beginning of a name than a whole one: 'san' is not the town of San. */
const MIN_WHOLE_NAME = 4

function rank(entry: Entry, key: string): number {
  if (entry.key === key && key.length >= MIN_WHOLE_NAME) return 0
  return entry.isShown ? 1 : 2
}

/**
 * Cities whose name, or another name of which, starts with `prefix`, each once, at most `limit`: first those whose whole
 * name it is, then by the names that are shown, then by other names; the largest first.
 */
export function searchCities(prefix: string, limit: number): FoundCity[] {
  const key = nameKey(prefix)
  if (key === '') return []
  const all = entries()
  const found = new Map<string, Entry>()
  for (let at = firstAtOrAfter(all, key); ; at++) {
    const entry = all[at]
    if (!entry?.key.startsWith(key)) break
    const id = `${entry.row}|${entry.area ?? ''}`
    if (!found.has(id) || entry.isShown) found.set(id, entry)
  }
  return [...found.values()]
    .toSorted((a, b) => rank(a, key) - rank(b, key) || a.row - b.row)
    .slice(0, limit)
    .map(({ row, area }) => (area === undefined ? cityAt(row) : { ...cityAt(row), area }))
}
