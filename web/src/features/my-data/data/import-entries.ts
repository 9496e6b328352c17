import { ImportedTrip, importTrip } from '@waymark/contract/users/account-calls'
import { activeItems, PackingList } from '@waymark/contract/packing/packing-list'
import { NewPackingList, savePackingList } from '@waymark/contract/packing/packing-calls'
import { NewScanResult, saveScanResult } from '@waymark/contract/scans/scan-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { ArchivedPhoto, PLACES_FOLDER } from '../model/archive.ts'
import { fitting, Unfit, type ImportRun } from './import-run.ts'
import { MOST_PHOTO_BYTES, type Archive, type Raw } from './read-archive.ts'

/** How an entry is named in the list of what was not imported. */
const named = (kind: string, name: unknown): string =>
  typeof name === 'string' && name !== '' ? `${kind} "${name.slice(0, 255)}"` : kind

const TRIP_FIELDS = Object.keys(ImportedTrip.shape)

const picked = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => keys.includes(key)))

/** Expenses contain uids: the exporting user's is replaced by the current one. */
function expensesFor(uid: string, oldUid: unknown, expenses: unknown): unknown {
  const asNow = (key: string, value: unknown): unknown => (value === oldUid && key !== 'id' ? uid : value)
  return JSON.parse(JSON.stringify(expenses, asNow)) as unknown
}

/**
 * A plan exported while in progress is not continued.
 * @throws Unfit for a trip in the bin
 */
function asImported(raw: Raw, uid: string, oldUid: unknown): Raw {
  if ((raw['purgeAt'] ?? null) !== null) throw new Unfit('It was deleted.')
  const { progress, expenses, ...trip } = picked(raw, TRIP_FIELDS)
  const { state, ...days } = (progress ?? {}) as Raw
  return {
    ...trip,
    ...(expenses !== undefined && { expenses: expensesFor(uid, oldUid, expenses) }),
    progress: { ...days, state: state === 'planning' ? 'failed' : state },
  }
}

/** @returns the new trips' ids by the old ones */
export async function importTrips(
  run: ImportRun,
  { trips, exportId, profile }: Archive,
  uid: string,
): Promise<Map<unknown, string>> {
  const ids = new Map<unknown, string>()
  for (const [index, raw] of trips.entries()) {
    const made = await run.bring('Importing trips', named('Trip', raw['title']), () =>
      callApi(
        importTrip,
        { body: { trip: fitting(ImportedTrip, asImported(raw, uid, profile?.['id'] ?? raw['userId'])) } },
        { signal: run.signal, idempotencyKey: `${exportId}.trip.${index}` },
      ),
    )
    if (made === undefined) continue
    ids.set(raw['id'], made.id)
    run.came.trips += 1
  }
  return ids
}

export async function importLists(
  run: ImportRun,
  { packingLists, exportId }: Archive,
  tripIds: ReadonlyMap<unknown, string>,
): Promise<void> {
  for (const [index, raw] of packingLists.entries()) {
    const made = await run.bring('Importing packing lists', named('Packing list', raw['title']), () => {
      const list = fitting(PackingList, raw)
      const { title, destination, startDate, endDate, basis, isTemplate } = list
      const tripId = tripIds.get(list.tripId) ?? null
      const made = { ...(basis && { basis }), ...(isTemplate === true && { isTemplate }) }
      const body = { title, destination, startDate, endDate, tripId, ...made, items: activeItems(list) }
      return callApi(
        savePackingList,
        { body: fitting(NewPackingList, body) },
        { signal: run.signal, idempotencyKey: `${exportId}.list.${index}` },
      )
    })
    if (made !== undefined) run.came.packingLists += 1
  }
}

async function photoOf(photo: unknown, { files }: Archive): Promise<string | null> {
  const archived = fitting(ArchivedPhoto, photo ?? null)
  if (archived === null) return null
  const packed = archived.entry.startsWith(PLACES_FOLDER) ? files.get(archived.entry) : undefined
  if (packed === undefined) throw new Unfit('Its photo is not in the file.')
  const bytes = new Uint8Array(await (await packed.unpack(MOST_PHOTO_BYTES)).arrayBuffer())
  let latin = ''
  for (let at = 0; at < bytes.length; at += 8_192) latin += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return `data:${archived.contentType};base64,${btoa(latin)}`
}

const PLACE_FIELDS = ['locationName', 'category', 'description', 'confidence', 'locationData']

export async function importPlaces(run: ImportRun, archive: Archive): Promise<void> {
  for (const [index, raw] of archive.places.entries()) {
    const made = await run.bring('Importing discovered places', named('Place', raw['locationName']), async () => {
      const body = { ...picked(raw, PLACE_FIELDS), imageData: await photoOf(raw['photo'], archive) }
      return callApi(
        saveScanResult,
        { body: fitting(NewScanResult, body) },
        { signal: run.signal, idempotencyKey: `${archive.exportId}.place.${index}` },
      )
    })
    if (made !== undefined) run.came.places += 1
  }
}
