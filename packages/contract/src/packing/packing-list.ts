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

/** Longest trip that a packing list is made for: a year and a day. */
export const PACKING_DAYS = 366

const Activities = z.array(z.enum(PACKING_ACTIVITIES)).check(z.maxLength(PACKING_ACTIVITIES.length))
const Requirements = enteredText(LIMITS.longText)

const wishes = {
  tripType: z.optional(z.enum(PACKING_TRIP_TYPES)),
  activities: z.optional(Activities),
  specialRequirements: z.optional(Requirements),
}

/** The same as forms send it: blank or null where nothing was chosen. */
const sentWishes = {
  tripType: blankToUndefined(z.enum(PACKING_TRIP_TYPES)),
  activities: blankToUndefined(Activities),
  specialRequirements: blankToUndefined(Requirements),
}

/** What the packing form asks for. Past dates are fine: a list can be made on the way. */
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

/** The title of a list that nobody has named: '{destination} - {trip type}', cut where a title ends. */
export function packingTitle({ destination, tripType }: Pick<PackingRequest, 'destination' | 'tripType'>): string {
  const title = `${destination} - ${tripType ?? 'Trip'}`.slice(0, LIMITS.title)
  // Never through the middle of a character of two units.
  return title.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * What the guide went by when it made a list, apart from the destination and the dates. With it the list can be made
 * again for other dates, on any device and offline, and what was offered can be told from what was edited.
 */
export const PackingBasis = z.strictObject({
  ...wishes,
  /** Absent where the atlas did not know the destination: the list is for any weather. */
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

/** What a list for `request` is generated from; what was not chosen is left out. */
export function packingBasis(request: PackingRequest, place: PackingBasis['place']): PackingBasis {
  const { tripType, activities = [], specialRequirements = '' } = request
  return {
    ...(tripType && { tripType }),
    ...(activities.length > 0 && { activities }),
    ...(specialRequirements !== '' && { specialRequirements }),
    ...(place && { place }),
  }
}

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
 * Who has edited an item, and what of it. It says nothing any more where the item has other values since: other dates and
 * other clients change items without it. Rules find by the id in it which one has changed.
 */
export const ItemEdit = z.strictObject({
  id: Id,
  by: Uid,
  ...z.partial(z.pick(PackingItem, { name: true, category: true, quantity: true })).shape,
})
export type ItemEdit = z.infer<typeof ItemEdit>

/**
 * `packingLists/{id}`. Items are a map by id, so that two people ticking different items offline both keep their ticks.
 * A tick on an item that another device removed leaves a tombstone without a name; `activeItems` drops it: delete wins.
 */
export const PackingList = z.strictObject({
  id: Id,
  userId: Uid,
  tripId: z.nullable(Id),
  title: requiredText(LIMITS.title),
  destination: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** Absent where the list was not made by the guide for this destination. */
  basis: z.optional(PackingBasis),
  /** Of no trip: somebody's own things to add to other lists. Destination and dates say nothing then. */
  isTemplate: z.optional(z.boolean()),
  items: z.record(Id, z.union([PackingItem, z.partial(PackingItem)])),
  memberIds: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  /** Who packs an item, by the id of the item, where members have agreed on it. Absent until they have. */
  packers: z.optional(z.record(Id, Uid)),
  /** The last edit of an item in a list of several, by the id of the item. */
  edits: z.optional(z.record(Id, ItemEdit)),
  /** Of the call that made the list, when it had an Idempotency-Key: a retry finds its list again, however edited since. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type PackingList = z.infer<typeof PackingList>
export const packingListConverter = docConverter<PackingList>(PackingList)

type StoredItem = PackingList['items'][string]

/** What has been read of a stored item: it is read once, and stays the same object for anyone who draws it. */
const readItems = new WeakMap<StoredItem, PackingItem | undefined>()

function readItem(id: string, stored: StoredItem): PackingItem | undefined {
  const known = readItems.get(stored)
  if (known?.id === id) return known
  // The key is the id: a device that wrote another id into an item must not make two of one.
  const item = PackingItem.safeParse({ packed: false, ...stored, id }).data
  readItems.set(stored, item)
  return item
}

/** The items that exist, in their order. One that has never been ticked may lack `packed`. */
export function activeItems(list: Pick<PackingList, 'items'>): PackingItem[] {
  return Object.entries(list.items)
    .flatMap(([id, stored]) => readItem(id, stored) ?? [])
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1))
}
