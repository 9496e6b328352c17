import { ListDraft } from '../model/list-draft.ts'

/** Owns the list that is not saved yet, kept in this tab. Under the uid: a tab outlives an account. */
const keyOf = (uid: string): string => `waymark:packing-draft:${uid}`

export function readDraft(uid: string): ListDraft | undefined {
  try {
    const parsed = ListDraft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Undefined drops it. */
export function keepDraft(uid: string, draft: ListDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(uid))
    else sessionStorage.setItem(keyOf(uid), JSON.stringify(draft))
  } catch {
    // Nothing is kept; the screen itself still holds the list.
  }
}
