import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import type { SentItem } from '@waymark/contract/packing/packing-calls'
import { keepOrderKeys } from '@waymark/planner/packing/keep-order-keys'

type Items = PackingList['items']

/** The items by id, as they are stored: with keys that put them in the order of the array. */
export function arrangeItems(sent: readonly SentItem[], stored: Items = {}): Record<string, PackingItem> {
  const keys = keepOrderKeys(sent.map(({ id, order }) => stored[id]?.order ?? order))
  return Object.fromEntries(sent.map((item, index) => [item.id, { ...item, order: keys[index] ?? '' }]))
}

/**
 * The items that take the place of the stored ones. What is left of items that were removed earlier stays, as far as there
 * is room: it keeps the guide from offering them again when the dates change.
 */
export function rearrangeItems(sent: readonly SentItem[], stored: Items): Items {
  const items = arrangeItems(sent, stored)
  const known = new Set([...Object.keys(items), ...activeItems({ items: stored }).map(({ id }) => id)])
  const removed = Object.keys(stored).filter((id) => !known.has(id))
  const tombstones = removed.slice(0, LIMITS.packingItems - sent.length).map((id) => [id, { packed: false }] as const)
  return { ...items, ...Object.fromEntries(tombstones) }
}
