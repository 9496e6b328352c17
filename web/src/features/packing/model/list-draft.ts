import { PackingList, type PackingItem, type PackingRequest } from '@waymark/contract/packing/packing-list'
import { orderKeys } from '@waymark/domain/order-key'
import { z } from '@waymark/contract/zod'

/** An unsaved list: its document without owner and timestamps. */
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

/** A list that was just generated and saved, with its request. */
export interface MadeList {
  readonly id: string
  readonly draft: ListDraft
  readonly request: PackingRequest
}

/** Destination of templates, which the schema requires. */
const ANY_TRIP = 'Any trip'

/**
 * A template of these items, unticked.
 * @param today 'YYYY-MM-DD'
 */
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
