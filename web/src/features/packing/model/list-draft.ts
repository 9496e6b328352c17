import { PackingList, type PackingItem, type PackingRequest } from '@waymark/contract/packing/packing-list'
import { orderKeys } from '@waymark/domain/order-key'
import { z } from '@waymark/contract/zod'

/** A list that is not saved yet: what its document will hold, without owner and times. */
export const ListDraft = z.pick(PackingList, {
  tripId: true,
  title: true,
  destination: true,
  startDate: true,
  endDate: true,
  basis: true,
  isTemplate: true,
  items: true,
})
export type ListDraft = z.infer<typeof ListDraft>

/** A list of the guide that has just been saved, and what was asked for. */
export interface MadeList {
  readonly id: string
  readonly draft: ListDraft
  readonly request: PackingRequest
}

/** What stands in a template where a list has its destination: the field is required. */
const ANY_TRIP = 'Any trip'

/** A template of these items, nothing ticked. @param today 'YYYY-MM-DD' */
export function templateOf(title: string, items: readonly PackingItem[], today: string): ListDraft {
  const keys = orderKeys(items.length)
  const copies = items.map((item, index) => ({ ...item, packed: false, order: keys[index] ?? '' }))
  return {
    tripId: null,
    isTemplate: true,
    title,
    destination: ANY_TRIP,
    startDate: today,
    endDate: today,
    items: Object.fromEntries(copies.map((item) => [item.id, item])),
  }
}
