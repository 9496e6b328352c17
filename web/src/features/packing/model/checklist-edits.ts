import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { keysToPlace } from '@waymark/domain/order-key'
import type { ListPatch } from './list-patch.ts'

type Items = readonly PackingItem[]

export const tickItem = (id: string, packed: boolean): ListPatch => ({ changed: new Map([[id, { packed }]]) })

export const untickAll = (items: Items): ListPatch => ({
  changed: new Map(items.filter(({ packed }) => packed).map(({ id }) => [id, { packed: false }])),
})

export const removeItem = (id: string): ListPatch => ({ removed: [id] })

/** Restores a removed item with its position and tick. */
export const restoreItem = (item: PackingItem): ListPatch => ({
  added: [item],
  ...(item.packed && tickItem(item.id, true)),
})

/** Values of the item editor. An emptied quantity stays unchanged. */
export type EditedItem = Pick<PackingItem, 'name' | 'quantity'> & Partial<Pick<PackingItem, 'category'>>

/** Writes changed fields only, to keep other devices' edits. */
export function editItem(item: PackingItem, edited: EditedItem): ListPatch {
  const fields = {
    ...(edited.name !== item.name && { name: edited.name }),
    ...(edited.category !== undefined && edited.category !== item.category && { category: edited.category }),
    ...(edited.quantity !== undefined && edited.quantity !== item.quantity && { quantity: edited.quantity }),
  }
  return Object.keys(fields).length === 0 ? {} : { changed: new Map([[item.id, fields]]) }
}

/** Adds an item again that was removed while it was being edited. */
export const readdItem = (item: PackingItem, edited: EditedItem): ListPatch =>
  restoreItem({ ...item, ...Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined)) })

/** Places an item at `index`. Others get new keys only if there is no room. */
function place(id: string, others: Items, index: number): { order: string; moved: Map<string, { order: string }> } {
  const keys = keysToPlace(id, others, index)
  const moved = new Map([...keys].filter(([each]) => each !== id).map(([each, order]) => [each, { order }]))
  return { order: keys.get(id) ?? '', moved }
}

/** Adds an own item at the end of its category. `id` must be new. */
export function addItem(
  items: Items,
  { id, name, category }: Pick<PackingItem, 'id' | 'name' | 'category'>,
): ListPatch {
  const last = items.findLastIndex((item) => item.category === category)
  const { order, moved } = place(id, items, last === -1 ? items.length : last + 1)
  return {
    added: [{ id, name, category, reason: '', essential: false, packed: false, order }],
    changed: moved,
  }
}

/** Swaps an item with its neighbour in the category; undefined if there is none. */
export function moveItem(items: Items, id: string, direction: 'up' | 'down'): ListPatch | undefined {
  const item = items.find((each) => each.id === id)
  if (item === undefined) return undefined
  const group = items.filter(({ category }) => category === item.category)
  const neighbour = group[group.indexOf(item) + (direction === 'up' ? -1 : 1)]
  if (neighbour === undefined) return undefined
  const others = items.filter((each) => each !== item)
  const { order, moved } = place(id, others, others.indexOf(neighbour) + (direction === 'up' ? 0 : 1))
  return { changed: moved.set(id, { order }) }
}
