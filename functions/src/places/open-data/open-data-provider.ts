import { kmBetween } from '@waymark/atlas/distance'
import type { StandalonePlace } from '@waymark/atlas/place'
import { nameKey } from '@waymark/domain/name-key'
import { errorDetail } from '../../platform/error-detail.ts'
import { log } from '../../platform/logger.ts'
import type { PlaceProvider, Town } from '../place-provider.ts'
import { askOverpass } from './ask-overpass.ts'
import { askWikidata } from './ask-wikidata.ts'
import { type Box, type FoundPlace, standalonePlaceOf } from './found-place.ts'

/** Storage of the places found per map cell. */
export interface PlaceCells {
  /** Undefined if there is no current entry. */
  read(cell: string): Promise<readonly StandalonePlace[] | undefined>
  /** `isComplete` if both services responded. */
  write(cell: string, places: readonly StandalonePlace[], isComplete: boolean): Promise<void>
}

/**
 * Size of a cell. Searching also covers this distance around it (11 km to north and south), so that any town in the
 * cell is covered.
 */
const CELL_DEGREES = 0.1
/** Maximum time that a plan waits for both services. */
const PATIENCE_MS = 9_000
/** Maximum number of places kept per cell, best known first. */
const MOST_KEPT = 80
/** Records with the same name within this distance are the same place. */
const SAME_KM = 0.5

const cellIndex = (degrees: number): number => Math.floor(Number((degrees / CELL_DEGREES).toFixed(6)))

/** The services only learn the cell, not who asks or for which trip. */
function cellOf({ lat, lng, countryCode }: Town): { readonly id: string; readonly box: Box } {
  const [row, column] = [cellIndex(lat), cellIndex(lng)]
  const edge = (index: number) => Number((index * CELL_DEGREES).toFixed(1))
  const box = { south: edge(row - 1), north: edge(row + 2), west: edge(column - 1), east: edge(column + 2) }
  return { id: `${countryCode}_${row}_${column}`, box }
}

/** Merges both services: texts of Wikidata (CC0), point and kind of OpenStreetMap. */
function merged(items: readonly FoundPlace[], elements: readonly FoundPlace[]): FoundPlace[] {
  const isSame = (a: FoundPlace, b: FoundPlace) =>
    (a.item !== undefined && a.item === b.item) || (nameKey(a.name) === nameKey(b.name) && kmBetween(a, b) <= SAME_KM)
  const places: FoundPlace[] = []
  for (const element of elements) {
    const item = items.find((known) => isSame(known, element))
    const { name, about, fame } = item ?? element
    const place = { ...element, name, about, fame, item: element.item ?? item?.item }
    if (!places.some((known) => isSame(known, place))) places.push(place)
  }
  for (const item of items) if (!places.some((known) => isSame(known, item))) places.push(item)
  return places.toSorted((a, b) => b.fame - a.fame)
}

interface Found {
  readonly places: readonly StandalonePlace[]
  readonly isComplete: boolean
}

/** Queries both services; undefined if neither responds. */
async function look(box: Box, town: Town): Promise<Found | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const [items, elements] = await Promise.all([askWikidata(box, signal), askOverpass(box, signal)])
  if (!items && !elements) return undefined
  const today = new Date().toISOString().slice(0, 10)
  const places = merged(items ?? [], elements ?? [])
    .slice(0, MOST_KEPT)
    .flatMap((found) => standalonePlaceOf(found, town, today) ?? [])
  return { places, isComplete: items !== undefined && elements !== undefined }
}

/** Wikidata's query service and OpenStreetMap's Overpass, cached per map cell for a month. */
export function openDataProvider(cells: PlaceCells): PlaceProvider {
  /** Cells being queried, so that concurrent requests query once. */
  const looking = new Map<string, Promise<readonly StandalonePlace[]>>()

  async function keep(id: string, { places, isComplete }: Found): Promise<void> {
    try {
      await cells.write(id, places, isComplete)
    } catch (error) {
      log('WARNING', 'Open data could not be kept', errorDetail(error))
    }
  }

  async function find(town: Town): Promise<readonly StandalonePlace[]> {
    const { id, box } = cellOf(town)
    const kept = await cells.read(id)
    if (kept) return kept
    const found = await look(box, town)
    if (found) await keep(id, found)
    return found?.places ?? []
  }

  async function placesAround(town: Town): Promise<readonly StandalonePlace[]> {
    const { id } = cellOf(town)
    const places = looking.get(id) ?? find(town).finally(() => looking.delete(id))
    looking.set(id, places)
    try {
      return await places
    } catch (error) {
      log('WARNING', 'Open data could not be used', errorDetail(error))
      return []
    }
  }
  return { placesAround }
}
