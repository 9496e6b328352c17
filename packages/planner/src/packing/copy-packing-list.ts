import { livingItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'

/** The items of a list for another trip: the same in the same order, nothing ticked, without stubs of removed items. */
export const copyPackingList = (items: PackingList['items']): Record<string, PackingItem> =>
  Object.fromEntries(livingItems({ items }).map((item) => [item.id, { ...item, packed: false }]))
