import type { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'
import { loadRules } from './make-list.ts'
import type { ListPatch } from './list-patch.ts'

type Dates = Pick<PackingList, 'startDate' | 'endDate'>
type DatedList = Dates & Pick<PackingList, 'destination' | 'basis' | 'items'>

/**
 * The changes that adapt a list to other dates. A generated list is generated again and merged: ticks, own items, edits
 * and removals are kept.
 */
export async function changeDates(list: DatedList, dates: Dates): Promise<ListPatch> {
  const { destination, basis, items } = list
  if (basis === undefined) return { fields: dates }
  const [{ generatePackingList }, { mergePackingList }] = await Promise.all([
    loadRules(),
    import('@waymark/planner/packing/merge-packing-list'),
  ])
  const { place, ...wishes } = basis
  const generateFor = ({ startDate, endDate }: Dates) =>
    generatePackingList({ destination, startDate, endDate, ...wishes }, place)
  const previous = generateFor(list)
  const { added, changed, removed } = mergePackingList({ current: items, previous, next: generateFor(dates) })
  // Removed items keep a tombstone, so that later date changes do not suggest them again. It contains no tick, which
  // could undo one that this device has not seen.
  const declined = previous.filter(({ id }) => items[id] === undefined)
  const patched: Map<string, Partial<PackingItem>> = new Map(changed)
  for (const { id, order } of declined) patched.set(id, { order })
  return { fields: dates, added, removed, changed: patched }
}
