import { COLLECTIONS } from '@waymark/contract/firestore'
import { StandalonePlace } from '@waymark/atlas/place'
import { Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../../platform/firestore.ts'
import type { PlaceCells } from './open-data-provider.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** New and closed places are noticed after a month. */
const KEPT_MS = 30 * DAY_MS
/** If one of the services failed, it is asked again the next day. */
const KEPT_IN_PART_MS = DAY_MS

const cellDocument = (cell: string) => firestore().collection(COLLECTIONS.placeCells).doc(cell)

async function read(cell: string): Promise<StandalonePlace[] | undefined> {
  const stored = await cellDocument(cell).get()
  const expiresAt: unknown = stored.get('expiresAt')
  // Firestore's TTL deletes expired documents within days, not immediately.
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) return undefined
  const places: unknown = stored.get('places')
  return (Array.isArray(places) ? places : []).flatMap((place: unknown) => {
    const sound = StandalonePlace.safeParse(place)
    return sound.success ? [sound.data] : []
  })
}

async function write(cell: string, places: readonly StandalonePlace[], isComplete: boolean): Promise<void> {
  const expiresAt = Timestamp.fromMillis(Date.now() + (isComplete ? KEPT_MS : KEPT_IN_PART_MS))
  await cellDocument(cell).set({ places, expiresAt })
}

/** Cells in Firestore, deleted by TTL. */
export const placeCells: PlaceCells = { read, write }
