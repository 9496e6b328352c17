import { LIMITS } from './limits.ts'
import { CalendarDay, Id, Instant, requiredText, text, Uid } from './primitives.ts'
import { z } from './zod.ts'

/** An item of a packing list. `order` is a fractional key: items sort by it as text, and a new key always fits between two. */
export const PackingItem = z.strictObject({
  id: Id,
  name: requiredText(LIMITS.packingItemName),
  category: requiredText(LIMITS.shortText),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.packingQuantity))),
  reason: text(LIMITS.packingReason),
  essential: z.boolean(),
  packed: z.boolean(),
  order: requiredText(LIMITS.shortText),
})
export type PackingItem = z.infer<typeof PackingItem>

/**
 * `packingLists/{id}`. Items are a map by id, so that two people ticking different items offline both keep their ticks.
 * A tick on an item that another device removed leaves a stub without a name; `livingItems` drops it: delete wins.
 */
export const PackingList = z.strictObject({
  id: Id,
  userId: Uid,
  tripId: z.nullable(Id),
  title: requiredText(LIMITS.title),
  destination: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  items: z.record(Id, z.union([PackingItem, z.partial(PackingItem)])),
  memberIds: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type PackingList = z.infer<typeof PackingList>

/** The items that exist, in their order. */
export function livingItems(list: Pick<PackingList, 'items'>): PackingItem[] {
  return Object.values(list.items)
    .flatMap((item) => {
      const parsed = PackingItem.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1))
}
