import { activeItems, type PackingItem } from '@waymark/contract/packing/packing-list'
import { changeDates } from '../../web/src/features/packing/model/change-dates.ts'
import {
  addItem,
  editItem,
  moveItem,
  removeItem,
  tickItem,
  untickAll,
} from '../../web/src/features/packing/model/checklist-edits.ts'
import type { ListPatch } from '../../web/src/features/packing/model/list-patch.ts'
import { operationOf, type Operation } from './operation.ts'
import { DATES, type PlayedList } from './played-list.ts'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'

/** Where most happens, besides new items, so that devices often meet at the same item. */
const HOT_ITEMS = 5

/** Hands out ids for new items. Some are the same on several devices, as those of the guide are. */
export function createNames(random: Seeded): () => string {
  let own = 0
  let offered = 0
  return () => {
    if (random.chance(0.1)) offered += 1
    if (random.chance(0.3)) return `offered-${offered}`
    own += 1
    return `own-${own}`
  }
}

const newest = (items: readonly PackingItem[]): PackingItem[] =>
  items.filter(({ id }) => /^(own|offered)-/.test(id)).slice(-HOT_ITEMS)

function addOne(items: readonly PackingItem[], id: string, category: string): ListPatch {
  return items.some((item) => item.id === id) ? {} : addItem(items, { id, name: `Item ${id}`, category })
}

async function patchFor(random: Seeded, list: PlayedList, newId: () => string): Promise<ListPatch> {
  const items = activeItems(list)
  const item = random.pick(random.pick([items, items.slice(0, HOT_ITEMS), newest(items)])) ?? items[0]
  if (item === undefined) return addOne(items, newId(), 'Own')
  const { id, name, quantity = 1 } = item
  const dice = random.whole(100)
  if (dice < 10) return addOne(items, newId(), item.category)
  if (dice < 18) return removeItem(id)
  if (dice < 28) return moveItem(items, id, random.pick(['up', 'down'])) ?? {}
  if (dice < 36) return editItem(item, { name: `Name ${random.whole(1_000)}`, quantity })
  if (dice < 41) return editItem(item, { name, quantity: 1 + random.whole(9) })
  if (dice < 43) return { fields: { title: `Title ${random.whole(1_000)}` } }
  if (dice < 44) return untickAll(items)
  if (dice < 46) return changeDates(list, random.pick(DATES))
  return tickItem(id, !item.packed)
}

/** What somebody who sees `list` does next: mostly ticking, as people do. */
export async function nextOperation(random: Seeded, list: PlayedList, newId: () => string): Promise<Operation> {
  return operationOf(await patchFor(random, list, newId))
}
