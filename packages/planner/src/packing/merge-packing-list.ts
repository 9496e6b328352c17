import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { itemId } from './item-id.ts'
import { keysToPlace } from '@waymark/domain/order-key'

type Items = PackingList['items']

const OFFERED_FIELDS = ['name', 'category', 'quantity', 'reason', 'essential'] as const
type OfferedFields = Pick<PackingItem, (typeof OFFERED_FIELDS)[number]>

/** Changes that update a list item by item and field by field, so that they do not overwrite others' changes. */
export interface ItemChanges {
  readonly added: readonly PackingItem[]
  readonly changed: ReadonlyMap<string, Partial<OfferedFields & Pick<PackingItem, 'order'>>>
  readonly removed: readonly string[]
}

export interface MergeInput {
  /** The stored list, including tombstones. */
  readonly current: Items
  /** The guide's list for the former dates. */
  readonly previous: readonly PackingItem[]
  /** The guide's list for the new dates. */
  readonly next: readonly PackingItem[]
  /** Ids of all items the guide has ever suggested in this list; those of `previous` always count. */
  readonly offeredIds?: Iterable<string>
}

const isUntouched = (item: PackingItem, offered: PackingItem): boolean =>
  !item.packed && OFFERED_FIELDS.every((field) => item[field] === offered[field])

/** New values of fields that the traveller has not edited. */
function updatedFields(item: PackingItem, offered: PackingItem, next: PackingItem): Partial<OfferedFields> {
  const updated = OFFERED_FIELDS.filter(
    (field) => item[field] === offered[field] && next[field] !== undefined && next[field] !== item[field],
  )
  return Object.fromEntries(updated.map((field) => [field, next[field]]))
}

/** The position after the nearest preceding item of the generated list that is present. */
function positionAfterNeighbour(item: PackingItem, next: readonly PackingItem[], present: readonly PackingItem[]) {
  const before = new Set(next.slice(0, next.indexOf(item)).map(({ id }) => id))
  return present.findLastIndex(({ id }) => before.has(id)) + 1
}

/**
 * The changes that adapt a list to other dates while keeping ticks, own items, edits, order, and removals. Items no
 * longer needed are removed only if untouched and not ticked. Own items with the name of a suggested one are not
 * duplicated.
 */
export function mergePackingList({ current, previous, next, offeredIds = [] }: MergeInput): ItemChanges {
  const living = activeItems({ items: current })
  const offeredBefore = new Map(previous.map((item) => [item.id, item]))
  const offeredNow = new Map(next.map((item) => [item.id, item]))
  const gone = new Set([...offeredIds, ...offeredBefore.keys(), ...Object.keys(current)])
  const names = new Set(living.map(({ name }) => itemId(name)))

  const removed = living.flatMap((item) => {
    const offered = offeredBefore.get(item.id)
    return offered && !offeredNow.has(item.id) && isUntouched(item, offered) ? [item.id] : []
  })
  const changed = new Map<string, Partial<OfferedFields & Pick<PackingItem, 'order'>>>()
  for (const item of living) {
    const [offered, wanted] = [offeredBefore.get(item.id), offeredNow.get(item.id)]
    const fields = offered && wanted ? updatedFields(item, offered, wanted) : {}
    if (Object.keys(fields).length > 0) changed.set(item.id, fields)
  }

  const activeIds = new Set(living.map(({ id }) => id))
  const wanted = next.filter(({ id, name }) => !activeIds.has(id) && !gone.has(id) && !names.has(itemId(name)))
  let present = living.filter(({ id }) => !removed.includes(id))
  const added = new Set<string>()
  for (const item of wanted.slice(0, Math.max(0, LIMITS.packingItems - present.length))) {
    const index = positionAfterNeighbour(item, next, present)
    const keys = keysToPlace(item.id, present, index)
    present = present.toSpliced(index, 0, { ...item, packed: false }).map((each) => {
      const order = keys.get(each.id)
      if (order === undefined) return each
      if (each.id !== item.id && !added.has(each.id)) changed.set(each.id, { ...changed.get(each.id), order })
      return { ...each, order }
    })
    added.add(item.id)
  }
  return { added: present.filter(({ id }) => added.has(id)), changed, removed }
}

/** The items after the changes, for an unsaved list. */
export function applyItemChanges(items: Items, { added, changed, removed }: ItemChanges): Items {
  const kept = Object.entries(items).filter(([id]) => !removed.includes(id))
  return Object.fromEntries([
    ...kept.map(([id, item]) => [id, { ...item, ...changed.get(id) }] as const),
    ...added.map((item) => [item.id, item] as const),
  ])
}
