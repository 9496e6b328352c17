import type { ListPatch } from '../logic/list-patch.ts'
import { addition, edit, redate, removal, retitle, tick, type ListChange } from './list-changes.ts'

/** How many items the rules let one write change. */
export const ITEMS_PER_WRITE = 8

function changesOfItems({ added = [], changed = new Map(), removed = [] }: ListPatch): ListChange[] {
  return [
    ...added.map(addition),
    ...[...changed].map(([id, { packed, ...fields }]) => [
      ...edit(id, fields),
      ...(packed === undefined ? [] : tick(id, packed)),
    ]),
    ...removed.map(removal),
  ]
}

/** What to write for an edit, in as few writes as the rules allow. The fields of the list itself come with the first. */
export function splitPatch(patch: ListPatch): ListChange[][] {
  const { title, startDate, endDate } = patch.fields ?? {}
  const fields = [...(title === undefined ? [] : retitle(title)), ...redate({ startDate, endDate })]
  const items = changesOfItems(patch)
  const writes: ListChange[][] = []
  for (let from = 0; from < items.length; from += ITEMS_PER_WRITE)
    writes.push(items.slice(from, from + ITEMS_PER_WRITE))
  if (fields.length === 0) return writes
  const [first = [], ...rest] = writes
  return [[fields, ...first], ...rest]
}
