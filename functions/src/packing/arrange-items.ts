import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import type { SentItem } from '@waymark/contract/packing/packing-calls'
import { keepOrderKeys } from '@waymark/planner/packing/keep-order-keys'

type Items = PackingList['items']

/** The items as they are stored: by id, with order keys in array order. */
export function arrangeItems(sent: readonly SentItem[], stored: Items = {}): Record<string, PackingItem> {
  const keys = keepOrderKeys(sent.map(({ id, order }) => stored[id]?.order ?? order))
  return Object.fromEntries(sent.map((item, index) => [item.id, { ...item, order: keys[index] ?? '' }]))
}

/**
 * The items that replace the stored ones. Tombstones of removed items are kept while there is room, so that the guide
 * does not offer them again when the dates change.
 */
export function rearrangeItems(sent: readonly SentItem[], stored: Items): Items {
  const items = arrangeItems(sent, stored)
  const known = new Set([...Object.keys(items), ...activeItems({ items: stored }).map(({ id }) => id)])
  const removed = Object.keys(stored).filter((id) => !known.has(id))
  const tombstones = removed.slice(0, LIMITS.packingItems - sent.length).map((id) => [id, { packed: false }] as const)
  return { ...items, ...Object.fromEntries(tombstones) }
}
