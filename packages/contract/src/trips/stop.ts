import { LIMITS } from '../limits.ts'
import { Cents, Id, Latitude, Longitude, requiredText, text, TimeOfDay, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'
import { DayNumber, PLACE_STATUSES } from './itinerary.ts'

export const STOP_KINDS = ['sight', 'meal', 'sleep', 'travel', 'booking', 'note'] as const

/**
 * Id of a stop or expense: the map key and therefore part of a field path, so it contains no dots. Not one of the names
 * that every object has: the Admin SDK takes them for entries, and cannot change those.
 */
export const StopId = z
  .string()
  .check(
    z.regex(
      /^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z0-9-]{1,64}$/,
    ),
  )

/** Fractional key: stops of a day sort by it as text (code units), and a new key fits between any two. */
export const StopOrder = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/))

/** ISO 4217. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** URL of a page about the stop or of its ticket. */
export const StopLink = z.string().check(z.maxLength(LIMITS.stopLink), z.regex(/^https?:\/\/[^\s<>"\\]+$/))

const BookingId = z.string().check(z.regex(/^[\w-]{1,128}$/))

/** Location of a stop and how the atlas rates it. `kind` is a word of the atlas, such as 'castle'. */
export const StopPlace = z.strictObject({
  name: requiredText(LIMITS.place),
  kind: requiredText(LIMITS.shortText),
  status: openEnum(PLACE_STATUSES, 'unverified'),
  lat: Latitude,
  lng: Longitude,
})
export type StopPlace = z.infer<typeof StopPlace>

/**
 * `trips/{id}.stops.{stop id}`: one entry of a day. All fields are present, null if unknown, so that each can be
 * written and validated separately. Whoever changes a stop sets `by` to their uid.
 */
export const Stop = z.strictObject({
  /** Same as the map key. Security rules use it to find the previous version of a changed stop. */
  id: StopId,
  /** Key of its day (`day-order.ts`); null for an idea without a day. A stop on a removed day counts as an idea. */
  day: z.nullable(DayNumber),
  order: StopOrder,
  /** Local time at the destination. */
  startsAt: z.nullable(TimeOfDay),
  minutes: z.nullable(z.int().check(z.gte(5), z.lte(24 * 60))),
  title: requiredText(LIMITS.shortText),
  /** Description from whoever planned the stop. Visible to everyone who sees the trip. */
  description: text(LIMITS.longText),
  /** The members' own notes. Never part of a public link. */
  note: text(LIMITS.longText),
  kind: openEnum(STOP_KINDS, 'note'),
  place: z.nullable(StopPlace),
  /** Per traveller, in 1/100 of the currency unit, even for currencies without such a subunit. */
  costCents: z.nullable(Cents),
  currency: z.nullable(Currency),
  link: z.nullable(StopLink),
  /** A booking of the member who added it. */
  bookingId: z.nullable(BookingId),
  done: z.boolean(),
  /** Kept when the day is planned again. */
  locked: z.boolean(),
  /** The guide replaced what the model could not plan well. */
  filledByGuide: z.boolean(),
  /** The member who changed it last. */
  by: Uid,
  /**
   * Set on a tombstone: the member who removed the stop. Other changes keep it removed; only that member can restore
   * it.
   */
  removedBy: z.nullable(Uid),
})
export type Stop = z.infer<typeof Stop>

/** `trips/{id}.days.{key}`: a day's fields apart from its stops. Unknown texts are blank. */
export const TripDay = z.strictObject({
  theme: text(LIMITS.shortText),
  breakfast: text(LIMITS.shortText),
  lunch: text(LIMITS.shortText),
  dinner: text(LIMITS.shortText),
  /** Where travellers sleep after this day. */
  accommodation: text(LIMITS.shortText),
  /** The guide planned the whole day in place of the model. */
  filledByGuide: z.boolean(),
})
export type TripDay = z.infer<typeof TripDay>

/** The map of stops. Its size is checked on write. */
export const Stops = z.record(Id, Stop)
export type Stops = z.infer<typeof Stops>

/** Key of a day, as a map key. */
export const DayKey = z.string().check(z.regex(/^(?:[1-9]|[12]\d|30)$/))

/** Planned days, by key. */
export const TripDays = z.record(DayKey, TripDay)
export type TripDays = z.infer<typeof TripDays>
