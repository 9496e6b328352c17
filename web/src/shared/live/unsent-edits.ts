import { COLLECTIONS } from '@waymark/contract/firestore'
import { UNSENT_EDITS_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** A change of a trip or packing list. */
export interface Edit {
  /** Document path, such as 'trips/x'. */
  readonly doc: string
  readonly uid: string
  /** Typed texts by field path, as they are offered again after a refusal. */
  readonly typed: Readonly<Record<string, string>>
  /** Fields whose values show that the change is stored, if it is not stored as a single text. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/**
 * Stores edits without a response. Firestore also sends them after the app was closed, but then reports the result to
 * nobody: the next page load checks it (`messages/refused-later.ts`).
 */
export interface UnsentEdit extends Edit {
  readonly id: string
  /** The page load that made the edit; it receives the response while it is open. */
  readonly load: string
}

const LOAD = crypto.randomUUID()

function readKept(): readonly UnsentEdit[] {
  try {
    // Written by this file only; before lists were supported, it stored `tripId`.
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

/** Whether the field was also edited in this page load, which makes earlier texts outdated. */
export const isTypedAnew = (doc: string, path: string): boolean => typedNow.has(`${doc} ${path}`)

/** Stores an edit until `answer` settles. */
export function noteUnsent(edit: Edit, answer: Promise<unknown>): void {
  const id = crypto.randomUUID()
  for (const path of Object.keys(edit.typed)) typedNow.add(`${edit.doc} ${path}`)
  keep([...readKept(), { ...edit, id, load: LOAD }])
  const forget = () => forgetUnsent([id])
  answer.then(forget, forget)
}

/** The account's edits of earlier page loads and other tabs. */
export const earlierUnsent = (account: string): readonly UnsentEdit[] =>
  readKept().filter(({ load, uid }) => load !== LOAD && uid === account)

export const forgetUnsent = (ids: readonly string[]): void => keep(readKept().filter(({ id }) => !ids.includes(id)))
