import { ListDraft } from '../model/list-draft.ts'

/** The unsaved list, kept in session storage under the uid, because a tab outlives a sign-out. */
const keyOf = (uid: string): string => `waymark:packing-draft:${uid}`

export function readDraft(uid: string): ListDraft | undefined {
  try {
    const parsed = ListDraft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Undefined removes it. */
export function keepDraft(uid: string, draft: ListDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(uid))
    else sessionStorage.setItem(keyOf(uid), JSON.stringify(draft))
  } catch {
    // Without storage, only the screen holds the list.
  }
}
