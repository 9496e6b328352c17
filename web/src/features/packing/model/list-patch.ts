import type { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'

type Items = PackingList['items']

/** An edit of a list, item by item and field by field, for saved and unsaved lists. */
export interface ListPatch {
  readonly added?: readonly PackingItem[]
  readonly changed?: ReadonlyMap<string, Partial<Omit<PackingItem, 'id'>>>
  readonly removed?: readonly string[]
  readonly fields?: Partial<Pick<PackingList, 'title' | 'startDate' | 'endDate'>>
}

/** Applies an edit to an unsaved list. */
export function applyPatch<List extends { readonly items: Items }>(list: List, patch: ListPatch): List {
  const items: Items = { ...list.items }
  for (const item of patch.added ?? []) items[item.id] = item
  for (const [id, fields] of patch.changed ?? []) items[id] = { ...items[id], ...fields }
  for (const id of patch.removed ?? []) delete items[id]
  return { ...list, ...patch.fields, items }
}
