import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import type { ListedPackingList } from '@waymark/contract/packing/packing-calls'

/** A packing list as the API returns it: active items in order. */
export function listedPackingList({ edits: _edits, requestDigest: _digest, ...list }: PackingList): ListedPackingList {
  return { ...list, items: activeItems(list) }
}
