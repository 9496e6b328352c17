import { UNSENT_TRIPS_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/**
 * Owns what was changed of trips and has no answer yet. Firestore sends it also after the app was closed, but tells its
 * answer to nobody then: the next load asks what has become of it (`messages/refused-later.ts`).
 */
export interface UnsentOfTrip {
  readonly id: string
  /** Which load of the app has made it, and hears its answer as long as it lasts. */
  readonly load: string
  readonly tripId: string
  readonly uid: string
  /** The texts in it that somebody has typed, by the path of their field. */
  readonly typed: Readonly<Record<string, string>>
}

const LOAD = crypto.randomUUID()

function readKept(): readonly UnsentOfTrip[] {
  try {
    // Only this file writes it.
    return JSON.parse(readLocal(UNSENT_TRIPS_KEY) ?? '[]') as UnsentOfTrip[]
  } catch {
    return []
  }
}

const keep = (all: readonly UnsentOfTrip[]): void =>
  writeLocal(UNSENT_TRIPS_KEY, all.length > 0 ? JSON.stringify(all) : null)

const typedNow = new Set<string>()

/** Whether this load has typed into the field as well: what an earlier one typed is out of date then. */
export const isTypedAnew = (tripId: string, path: string): boolean => typedNow.has(`${tripId} ${path}`)

/** Notes a change until `answer` is there. */
export function noteUnsent(change: Pick<UnsentOfTrip, 'tripId' | 'uid' | 'typed'>, answer: Promise<unknown>): void {
  const id = crypto.randomUUID()
  for (const path of Object.keys(change.typed)) typedNow.add(`${change.tripId} ${path}`)
  keep([...readKept(), { ...change, id, load: LOAD }])
  const forget = () => forgetUnsent([id])
  answer.then(forget, forget)
}

/** What the account has changed in earlier loads, and in other tabs. */
export const earlierUnsent = (account: string): readonly UnsentOfTrip[] =>
  readKept().filter(({ load, uid }) => load !== LOAD && uid === account)

export const forgetUnsent = (ids: readonly string[]): void => keep(readKept().filter(({ id }) => !ids.includes(id)))
