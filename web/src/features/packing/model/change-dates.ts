import type { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'
import { loadRules } from './make-list.ts'
import type { ListPatch } from './list-patch.ts'

type Dates = Pick<PackingList, 'startDate' | 'endDate'>
type DatedList = Dates & Pick<PackingList, 'destination' | 'basis' | 'items'>

/**
 * What to write so that a list fits other dates. One that the guide made is made again and merged: ticks, own items,
 * edits and the absence of what was removed all stay.
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
  // A tombstone stays where something was removed, so that later dates do not offer it again either. It holds no tick, which
  // would undo one that this device has not seen yet.
  const declined = previous.filter(({ id }) => items[id] === undefined)
  const patched: Map<string, Partial<PackingItem>> = new Map(changed)
  for (const { id, order } of declined) patched.set(id, { order })
  return { fields: dates, added, removed, changed: patched }
}
