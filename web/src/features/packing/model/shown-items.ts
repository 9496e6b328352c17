import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Member } from '../../../shared/trips/members.ts'

/** Filters of a list. */
export interface ShownItems {
  readonly withoutPacked: boolean
  /** Hides items that others pack. */
  readonly ownOnly: boolean
}

export const ALL_ITEMS: ShownItems = { withoutPacked: false, ownOnly: false }

/** The filtered items; the one being edited is always included. */
export function shownOf(
  items: readonly PackingItem[],
  { withoutPacked, ownOnly }: ShownItems,
  packerOf: (itemId: string) => Pick<Member, 'isOneself'> | undefined,
  editedId: string | undefined,
): readonly PackingItem[] {
  if (!withoutPacked && !ownOnly) return items
  return items.filter(({ id, packed }) => {
    if (id === editedId) return true
    return !(withoutPacked && packed) && !(ownOnly && packerOf(id)?.isOneself === false)
  })
}
