import { COLLECTIONS } from '@waymark/contract/firestore'
import { UNSENT_EDITS_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** What somebody has changed of a trip or a packing list. */
export interface Edit {
  /** Path of the document, such as 'trips/x'. */
  readonly doc: string
  readonly uid: string
  /** What somebody has typed, as it is offered back, by the path of its field. */
  readonly typed: Readonly<Record<string, string>>
  /** The fields whose values say that it is there, where what is offered back is not stored as one text. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/**
 * Owns the edits that have no answer yet. Firestore sends them also after the app was closed, but tells its answer to nobody
 * then: the next load asks what has become of them (`messages/refused-later.ts`).
 */
export interface UnsentEdit extends Edit {
  readonly id: string
  /** Which load of the app has made it; that one gets the answer as long as it is open. */
  readonly load: string
}

const LOAD = crypto.randomUUID()

function readKept(): readonly UnsentEdit[] {
  try {
    // Only this file writes it; before it knew of lists, it kept the id of a trip.
    const kept = JSON.parse(readLocal(UNSENT_EDITS_KEY) ?? '[]') as readonly (UnsentEdit & { tripId?: string })[]
    return kept.map((edit) =>
      edit.tripId === undefined ? edit : { ...edit, doc: `${COLLECTIONS.trips}/${edit.tripId}` },
    )
  } catch {
    return []
  }
}

const keep = (all: readonly UnsentEdit[]): void =>
  writeLocal(UNSENT_EDITS_KEY, all.length > 0 ? JSON.stringify(all) : null)

const typedNow = new Set<string>()

/** Whether this load has typed into the field as well: what an earlier one typed is out of date then. */
export const isTypedAnew = (doc: string, path: string): boolean => typedNow.has(`${doc} ${path}`)

/** Notes an edit until `answer` is there. */
export function noteUnsent(edit: Edit, answer: Promise<unknown>): void {
  const id = crypto.randomUUID()
  for (const path of Object.keys(edit.typed)) typedNow.add(`${edit.doc} ${path}`)
  keep([...readKept(), { ...edit, id, load: LOAD }])
  const forget = () => forgetUnsent([id])
  answer.then(forget, forget)
}

/** What the account has changed in earlier loads, and in other tabs. */
export const earlierUnsent = (account: string): readonly UnsentEdit[] =>
  readKept().filter(({ load, uid }) => load !== LOAD && uid === account)

export const forgetUnsent = (ids: readonly string[]): void => keep(readKept().filter(({ id }) => !ids.includes(id)))
