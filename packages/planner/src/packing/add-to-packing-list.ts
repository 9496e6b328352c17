import { LIMITS } from '@waymark/contract/limits'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { itemId } from './item-id.ts'
import { keysToPlace } from '@waymark/domain/order-key'
import { PACKING_CATEGORIES, type PackingCategory } from './packing-rule.ts'
import { thingKeys } from './same-thing.ts'

/** An additional item. */
export interface Addition {
  readonly name: string
  readonly category: PackingCategory
  readonly quantity?: number | undefined
  readonly reason: string
}

const rankOf = (category: string): number => PACKING_CATEGORIES.findIndex((each) => each === category)

function placed(items: readonly PackingItem[], item: PackingItem): PackingItem[] {
  const index = items.findLastIndex(({ category }) => rankOf(category) <= rankOf(item.category)) + 1
  const keys = keysToPlace(item.id, items, index)
  return items.toSpliced(index, 0, item).map((each) => ({ ...each, order: keys.get(each.id) ?? each.order }))
}

/**
 * Adds up to `most` items to a generated list, each at the end of its category. Skips items that are there under the
 * same name, or its singular or plural.
 */
export function addToPackingList(
  items: readonly PackingItem[],
  additions: readonly Addition[],
  most: number,
): PackingItem[] {
  const taken = new Set(items.flatMap(({ name }) => thingKeys(name)))
  const ids = new Set(items.map(({ id }) => id))
  const room = Math.min(most, LIMITS.packingItems - items.length)
  let list = [...items]
  for (const { name, category, quantity, reason } of additions) {
    const [id, keys] = [itemId(name), thingKeys(name)]
    if (list.length - items.length >= room) break
    if (id === '' || ids.has(id) || keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    ids.add(id)
    const item = { id, name, category, ...(quantity !== undefined && { quantity }), reason }
    list = placed(list, { ...item, essential: false, packed: false, order: '' })
  }
  return list
}
