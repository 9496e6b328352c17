import { docConverter } from '../converter.ts'
import { daysBetween } from '../calendar.ts'
import { blankToUndefined } from '../coercions.ts'
import { LIMITS } from '../limits.ts'
import {
  CalendarDay,
  endsAfterStart,
  enteredText,
  Id,
  Instant,
  Latitude,
  Longitude,
  placeName,
  requiredDay,
  requiredText,
  text,
  Uid,
} from '../primitives.ts'
import { z } from '../zod.ts'

export const PACKING_TRIP_TYPES = [
  'Leisure/Vacation',
  'Business Trip',
  'Adventure/Outdoor',
  'Cultural/Historical',
  'Beach/Resort',
  'City Break',
  'Road Trip',
  'Backpacking',
] as const
export type PackingTripType = (typeof PACKING_TRIP_TYPES)[number]

export const PACKING_ACTIVITIES = ['beach', 'hiking', 'city', 'photography', 'dining', 'business'] as const
export type PackingActivity = (typeof PACKING_ACTIVITIES)[number]

/** Longest trip for which a packing list is generated: a year and a day. */
export const PACKING_DAYS = 366

const Activities = z.array(z.enum(PACKING_ACTIVITIES)).check(z.maxLength(PACKING_ACTIVITIES.length))
const Requirements = enteredText(LIMITS.longText)

const wishes = {
  tripType: z.optional(z.enum(PACKING_TRIP_TYPES)),
  activities: z.optional(Activities),
  specialRequirements: z.optional(Requirements),
}

/** The same fields as forms send them: blank or null if nothing was chosen. */
const sentWishes = {
  tripType: blankToUndefined(z.enum(PACKING_TRIP_TYPES)),
  activities: blankToUndefined(Activities),
  specialRequirements: blankToUndefined(Requirements),
}

/** The packing form's request. Past dates are allowed, so that a list can be made during a trip. */
export const PackingRequest = z
  .strictObject({
    destination: placeName(LIMITS.place, 'Destination is required'),
    startDate: requiredDay('Start date is required'),
    endDate: requiredDay('End date is required'),
    ...sentWishes,
  })
  .check(
    endsAfterStart(),
    z.refine((request) => daysBetween(request.startDate, request.endDate) < PACKING_DAYS, {
      path: ['endDate'],
      error: `A packing list is for at most ${PACKING_DAYS} days`,
    }),
  )
export type PackingRequest = z.infer<typeof PackingRequest>

/** Default title: '{destination} - {trip type}', truncated to the maximum length. */
export function packingTitle({ destination, tripType }: Pick<PackingRequest, 'destination' | 'tripType'>): string {
  const title = `${destination} - ${tripType ?? 'Trip'}`.slice(0, LIMITS.title)
  // Do not cut a surrogate pair in half.
  return title.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * What the guide generated a list from, apart from destination and dates. It allows regenerating the list for other
 * dates on any device, also offline, and tells generated items from edited ones.
 */
export const PackingBasis = z.strictObject({
  ...wishes,
  /** Absent if the atlas does not know the destination; the list then covers any weather. */
  place: z.optional(
    z.strictObject({
      lat: Latitude,
      lng: Longitude,
      countryCode: CountryCode,
      isByTheSea: z.optional(z.boolean()),
      homeCountryCode: z.optional(CountryCode),
    }),
  ),
})
export type PackingBasis = z.infer<typeof PackingBasis>

/** The basis of a list generated for `request`, without fields that were not chosen. */
export function packingBasis(request: PackingRequest, place: PackingBasis['place']): PackingBasis {
  const { tripType, activities = [], specialRequirements = '' } = request
  return {
    ...(tripType && { tripType }),
    ...(activities.length > 0 && { activities }),
    ...(specialRequirements !== '' && { specialRequirements }),
    ...(place && { place }),
  }
}

/**
 * An item of a packing list. `order` is a fractional key: items sort by it as text, and a new key fits between any two.
 */
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
 * Who edited an item last, and the values they set. It is stale if the item has other values since, because date
 * changes and other clients do not update it. Security rules use its id to find the item that a write changed.
 */
export const ItemEdit = z.strictObject({
  id: Id,
  by: Uid,
  ...z.partial(z.pick(PackingItem, { name: true, category: true, quantity: true })).shape,
})
export type ItemEdit = z.infer<typeof ItemEdit>

/**
 * `packingLists/{id}`. `items` is a map by id, so that two people who tick different items offline both keep their
 * ticks. A tick on an item that another device removed leaves a tombstone without a name, which `activeItems` drops:
 * deleting wins.
 */
export const PackingList = z.strictObject({
  id: Id,
  userId: Uid,
  tripId: z.nullable(Id),
  title: requiredText(LIMITS.title),
  destination: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** Absent if the guide did not generate the list for this destination. */
  basis: z.optional(PackingBasis),
  /**
   * A template of the owner's own items, to be added to other lists. It belongs to no trip; destination and dates have
   * no meaning.
   */
  isTemplate: z.optional(z.boolean()),
  items: z.record(Id, z.union([PackingItem, z.partial(PackingItem)])),
  memberIds: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  /** Who packs an item, by item id. Absent until members have assigned one. */
  packers: z.optional(z.record(Id, Uid)),
  /** Last edit of each item in a shared list, by item id. */
  edits: z.optional(z.record(Id, ItemEdit)),
  /** Digest of the Idempotency-Key of the creating call. A retry finds its list by it, even if it was edited since. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type PackingList = z.infer<typeof PackingList>
export const packingListConverter = docConverter<PackingList>(PackingList)

type StoredItem = PackingList['items'][string]

/** Parsed items, cached so that an unchanged item stays the same object for React. */
const readItems = new WeakMap<StoredItem, PackingItem | undefined>()

function readItem(id: string, stored: StoredItem): PackingItem | undefined {
  const known = readItems.get(stored)
  if (known?.id === id) return known
  // The key is authoritative: a device that wrote a different id into the item must not split it in two.
  const item = PackingItem.safeParse({ packed: false, ...stored, id }).data
  readItems.set(stored, item)
  return item
}

/** Active items in list order. `packed` is absent until an item is first ticked. */
export function activeItems(list: Pick<PackingList, 'items'>): PackingItem[] {
  return Object.entries(list.items)
    .flatMap(([id, stored]) => readItem(id, stored) ?? [])
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1))
}
