import { readSession, writeSession } from '../../../shared/pwa/session-storage.ts'
import { ListDraft } from '../model/list-draft.ts'

/** The unsaved list, kept in session storage under the uid, because a tab outlives a sign-out. */
const keyOf = (uid: string): string => `waymark:packing-draft:${uid}`

export const readDraft = (uid: string): ListDraft | undefined => ListDraft.safeParse(readSession(keyOf(uid))).data

/** Undefined removes it. */
export const keepDraft = (uid: string, draft: ListDraft | undefined): void => writeSession(keyOf(uid), draft)
