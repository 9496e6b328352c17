import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'

/** The items of a list for another trip: the same in the same order, nothing ticked, without tombstones of removed items. */
export const copyPackingList = (items: PackingList['items']): Record<string, PackingItem> =>
  Object.fromEntries(activeItems({ items }).map((item) => [item.id, { ...item, packed: false }]))
