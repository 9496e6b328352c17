import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { PackingBasis, PackingItem, PackingList, PackingRequest } from './packing-list.ts'
import { dayOrMoment, endsAfterStart, Id, placeName, requiredLine } from '../primitives.ts'
import { AnsweredBy } from '../trips/trip.ts'
import { z } from '../zod.ts'

/** Items in the API: an array in list order. */
const items = z.array(PackingItem)

/** An item as clients send it. The array position decides; `order` is kept if it agrees. */
const SentItem = z.strictObject({
  ...PackingItem.shape,
  name: requiredLine(LIMITS.packingItemName),
  category: requiredLine(LIMITS.shortText),
  order: z.optional(PackingItem.shape.order),
})
export type SentItem = z.infer<typeof SentItem>

/** A stored item contains its id twice: as map key and as field. */
const bytesOf = (sent: readonly SentItem[]): number =>
  new TextEncoder().encode(JSON.stringify(sent.map((item) => [item.id, item]))).byteLength

const sentItems = z.array(SentItem).check(
  z.maxLength(LIMITS.packingItems, `A packing list holds at most ${LIMITS.packingItems} items`),
  z.refine((sent) => new Set(sent.map(({ id }) => id)).size === sent.length, 'Two items have the same id'),
  z.refine((sent) => bytesOf(sent) <= LIMITS.packingItemsBytes, 'The packing list is too large'),
)

/** The request to save a list. `generatePackingList` responds with such a list. */
export const NewPackingList = z
  .strictObject({
    title: z.optional(requiredLine(LIMITS.title)),
    destination: placeName(LIMITS.place, 'Destination is required'),
    startDate: dayOrMoment('Start date is required'),
    endDate: dayOrMoment('End date is required'),
    /** A trip that the caller is a member of. */
    tripId: z.optional(z.nullable(Id)),
    /** What the guide generated the list from. */
    basis: z.optional(PackingBasis),
    isTemplate: z.optional(z.boolean()),
    items: sentItems,
  })
  .check(endsAfterStart())
export type NewPackingList = z.infer<typeof NewPackingList>

/** A packing list as the API returns it, without tombstones. */
export const ListedPackingList = z.strictObject({
  ...z.omit(PackingList, { items: true, edits: true, requestDigest: true }).shape,
  items,
})
export type ListedPackingList = z.infer<typeof ListedPackingList>

/** A generated list that is not saved. */
export const GeneratedPackingList = z.pick(ListedPackingList, {
  title: true,
  destination: true,
  startDate: true,
  endDate: true,
  basis: true,
  items: true,
})
export type GeneratedPackingList = z.infer<typeof GeneratedPackingList>

const ListId = z.strictObject({ id: Id })

export const listPackingLists = defineEndpoint({
  method: 'GET',
  path: '/api/packing-lists',
  summary: 'The packing lists that the signed-in user is a member of, the newest first.',
  access: 'signed-in',
  response: z.array(ListedPackingList),
})

export const savePackingList = defineEndpoint({
  method: 'POST',
  path: '/api/packing-lists',
  summary: 'Saves a packing list of the signed-in user. Without a title it is called after its destination.',
  access: 'signed-in',
  quota: 'list',
  body: NewPackingList,
  response: ListedPackingList,
})

export const replacePackingItems = defineEndpoint({
  method: 'PUT',
  path: '/api/packing-lists/:id',
  summary: 'Replaces all items of a packing list that the signed-in user is a member of.',
  access: 'signed-in',
  params: ListId,
  body: z.strictObject({ items: sentItems }),
  response: ListedPackingList,
})

export const deletePackingList = defineEndpoint({
  method: 'DELETE',
  path: '/api/packing-lists/:id',
  summary: 'Deletes a packing list of the signed-in user.',
  access: 'signed-in',
  params: ListId,
  response: z.strictObject({ message: z.string() }),
})

export const generatePackingList = defineEndpoint({
  method: 'POST',
  path: '/api/packing/generate',
  summary:
    'Makes a packing list for a trip; saves nothing. An unknown destination gives a list for any weather. Gemini may add to it.',
  access: 'signed-in',
  quota: 'packing',
  body: PackingRequest,
  response: z.strictObject({
    packingList: GeneratedPackingList,
    /** 'gemini' if the model added items to the guide's list. */
    answeredBy: AnsweredBy,
  }),
})
