import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Member } from '../../../shared/trips/members.ts'

/** What somebody wants to see of a list. */
export interface ShownItems {
  readonly withoutPacked: boolean
  /** Without what others have taken over. */
  readonly ownOnly: boolean
}

export const ALL_ITEMS: ShownItems = { withoutPacked: false, ownOnly: false }

/** The items to be seen; the one that is being edited always is. */
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
