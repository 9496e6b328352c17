import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { thingKeys } from '@waymark/planner/packing/same-thing'
import { addItem } from './checklist-edits.ts'
import type { ListPatch } from './list-patch.ts'

/** Whether an item was added by hand: the guide's items have a reason. */
export const isOwn = ({ reason }: Pick<PackingItem, 'reason'>): boolean => reason === ''

/** How many more items the list can hold. */
export const roomOn = ({ items }: Pick<PackingList, 'items'>): number =>
  Math.max(0, LIMITS.packingItems - Object.keys(items).length)

/** The template's items that the list lacks, by name. */
export function missingFrom(list: Pick<PackingList, 'items'>, template: Pick<PackingList, 'items'>): PackingItem[] {
  const present = new Set(activeItems(list).flatMap(({ name }) => thingKeys(name)))
  return activeItems(template).filter(({ name }) => !thingKeys(name).some((key) => present.has(key)))
}

/**
 * Adds items, each at the end of its category.
 * @param newId generates an unused id
 */
export function addAll(
  list: Pick<PackingList, 'items'>,
  things: readonly PackingItem[],
  newId: () => string,
): ListPatch {
  let items = activeItems(list)
  const added: PackingItem[] = []
  const moved = new Map<string, { order: string }>()
  for (const thing of things) {
    const id = newId()
    const patch = addItem(items, { id, name: thing.name, category: thing.category })
    for (const [other, { order = '' }] of patch.changed ?? []) moved.set(other, { order })
    const order = patch.added?.[0]?.order ?? ''
    const item = { ...thing, id, packed: false, order }
    added.push(item)
    items = activeItems({
      items: Object.fromEntries(
        [...items, item].map((each) => [each.id, { ...each, order: moved.get(each.id)?.order ?? each.order }]),
      ),
    })
  }
  const orderOf = ({ id, order }: PackingItem): string => moved.get(id)?.order ?? order
  const changed = new Map([...moved].filter(([id]) => !added.some((item) => item.id === id)))
  return { added: added.map((item) => ({ ...item, order: orderOf(item) })), changed }
}
