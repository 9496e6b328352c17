import { z } from '@waymark/contract/zod'
import { nameKey } from '@waymark/domain/name-key'
import { kmBetween } from '../src/distance.ts'
import { type AtlasPlace, StandalonePlace } from '../src/place.ts'
import { type Content, pathOf, TOLD_IN_FULL } from './content.ts'
import { faultsOf, SAME_NAME_KM } from './faults-of.ts'

/** Result of reading a file of places; nothing may be written if there are faults. */
export interface Import {
  /** All faults, as sentences that name the line (or the record of an array) and the reason. */
  readonly faults: readonly string[]
  /** All imported places from now on: those of the file, and earlier ones that it does not replace. */
  readonly places: readonly StandalonePlace[]
  /** Ids of places the content has under another id: same name, less than 1 km away. They are left out. */
  readonly known: readonly string[]
}

/** A record and its location: `line 3`. */
interface Found<T> {
  readonly where: string
  readonly record: T
}

/** Parses a JSON array, or one JSON object per line so that a fault has a line number. */
function recordsOf(text: string, faults: string[]): Found<unknown>[] {
  const parse = (json: string, where: string): unknown[] => {
    try {
      return [JSON.parse(json)]
    } catch (error) {
      faults.push(`${where}: no JSON: ${String(error)}`)
      return []
    }
  }
  if (text.trimStart().startsWith('[')) {
    const all = z.array(z.unknown()).safeParse(parse(text, 'the file')[0])
    return (all.data ?? []).map((record, index) => ({ where: `record ${index + 1}`, record }))
  }
  return text.split('\n').flatMap((line, index) => {
    const where = `line ${index + 1}`
    return line.trim() === '' ? [] : parse(line, where).map((record) => ({ where, record }))
  })
}

function placesOf(text: string, faults: string[]): Found<StandalonePlace>[] {
  return recordsOf(text, faults).flatMap(({ where, record }) => {
    const read = StandalonePlace.safeParse(record, TOLD_IN_FULL)
    if (read.success) return [{ where, record: read.data }]
    for (const { path, message } of read.error.issues) faults.push(`${where}: ${pathOf(path)}: ${message}`)
    return []
  })
}

/** Prefixes a fault with the lines of the records it names. */
function locator(read: readonly Found<StandalonePlace>[]): (fault: string) => string {
  const lines = new Map<string, string[]>()
  for (const { where, record } of read) lines.set(record.id, [...(lines.get(record.id) ?? []), where])
  return (fault) => {
    const ids = new Set(fault.match(/\b[a-z]{2}(?:-[a-z0-9]+)+/g))
    const named = [...ids].flatMap((id) => lines.get(id) ?? [])
    return named.length === 0 ? fault : `${named.join(' and ')}: ${fault}`
  }
}

function knownAmong(content: Content): (place: StandalonePlace) => boolean {
  const byName = new Map<string, (AtlasPlace | StandalonePlace)[]>()
  for (const place of [...content.destinations.flatMap(({ places }) => places), ...content.places]) {
    const key = nameKey(place.name)
    const same = byName.get(key)
    if (same) same.push(place)
    else byName.set(key, [place])
  }
  return (place) => byName.get(nameKey(place.name))?.some((other) => kmBetween(other, place) <= SAME_NAME_KM) ?? false
}

/**
 * Reads a file of places to add to the content. `content.imported` are those of earlier files; a record with the same
 * id replaces one. Contradictions are checked as in `data:check`.
 */
export function importPlaces(text: string, content: Content, today: string): Import {
  const faults: string[] = []
  const read = placesOf(text, faults)
  const isKnown = knownAmong(content)
  const fresh = read.map(({ record }) => record).filter((place) => !isKnown(place))
  const ids = new Set(fresh.map(({ id }) => id))
  // A later release may include what was imported before.
  const imported = content.imported.filter((place) => !ids.has(place.id) && !isKnown(place))
  const places = [...imported, ...fresh]
  const contradictions = faultsOf({ ...content, places: [...content.places, ...places] }, today)
  return {
    faults: [...faults, ...contradictions.map(locator(read))],
    places,
    known: read.filter(({ record }) => isKnown(record)).map(({ record }) => record.id),
  }
}
