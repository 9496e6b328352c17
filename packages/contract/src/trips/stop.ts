import { LIMITS } from '../limits.ts'
import { Cents, Id, Latitude, Longitude, requiredText, text, TimeOfDay, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'
import { DayNumber, PLACE_STATUSES } from './itinerary.ts'

export const STOP_KINDS = ['sight', 'meal', 'sleep', 'travel', 'booking', 'note'] as const

/** Id of a stop: the key in the map, part of a field path, and so without dots. */
export const StopId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))

/** A fractional key: stops of a day sort by it as text (code units), and a new key always fits between two. */
export const StopOrder = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/))

/** ISO 4217. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A page about the stop, or its ticket: an address of the web without blanks. */
export const StopLink = z.string().check(z.maxLength(LIMITS.stopLink), z.regex(/^https?:\/\/[^\s<>"\\]+$/))

const BookingId = z.string().check(z.regex(/^[\w-]{1,128}$/))

/** Where a stop is, and how far the atlas vouches for it. `kind` is a word of the atlas, such as 'castle'. */
export const StopPlace = z.strictObject({
  name: requiredText(LIMITS.place),
  kind: requiredText(LIMITS.shortText),
  status: openEnum(PLACE_STATUSES, 'unverified'),
  lat: Latitude,
  lng: Longitude,
})
export type StopPlace = z.infer<typeof StopPlace>

/**
 * One entry of a day: `trips/{id}.stops.{stop id}`. Every field is there, null where nothing is known, so that each can
 * be written and checked on its own. Whoever changes a stop writes their uid into `by`.
 */
export const Stop = z.strictObject({
  /** The key in the map again: rules find by it what a changed stop was before. */
  id: StopId,
  /** Counted from 1; null for an idea without a day. One behind the last day of the trip counts as an idea. */
  day: z.nullable(DayNumber),
  order: StopOrder,
  /** Wall time at the destination. */
  startsAt: z.nullable(TimeOfDay),
  minutes: z.nullable(z.int().check(z.gte(5), z.lte(24 * 60))),
  title: requiredText(LIMITS.shortText),
  /** What is said of the stop, such as by whoever planned it. Anyone who sees the trip may read it. */
  description: text(LIMITS.longText),
  /** What members write for themselves. Never part of a public link. */
  note: text(LIMITS.longText),
  kind: openEnum(STOP_KINDS, 'note'),
  place: z.nullable(StopPlace),
  /** For one traveller, in hundredths of the unit of `currency`, also of currencies that have no hundredths. */
  costCents: z.nullable(Cents),
  currency: z.nullable(Currency),
  link: z.nullable(StopLink),
  /** Of a booking of the member who put it there. */
  bookingId: z.nullable(BookingId),
  done: z.boolean(),
  /** Planning this day again leaves it as it is. */
  locked: z.boolean(),
  /** The built-in guide filled in what the model of the trip could not plan well. */
  filledByGuide: z.boolean(),
  /** Who changed it last. */
  by: Uid,
  /** A tombstone: who removed the stop. Other changes leave it removed; only who removed it can bring it back. */
  removedBy: z.nullable(Uid),
})
export type Stop = z.infer<typeof Stop>

/** What a day has besides its stops: `trips/{id}.days.{number}`. Texts are blank where nothing is said. */
export const TripDay = z.strictObject({
  theme: text(LIMITS.shortText),
  breakfast: text(LIMITS.shortText),
  lunch: text(LIMITS.shortText),
  dinner: text(LIMITS.shortText),
  /** Where the night after the day is spent. */
  accommodation: text(LIMITS.shortText),
  /** The built-in guide planned the whole day for the model of the trip. */
  filledByGuide: z.boolean(),
})
export type TripDay = z.infer<typeof TripDay>

/** The map of stops; sizes are checked where they are written. */
export const Stops = z.record(Id, Stop)
export type Stops = z.infer<typeof Stops>

const DayKey = z.string().check(z.regex(/^(?:[1-9]|[12]\d|30)$/))

/** The days that are planned, by their number as text. */
export const TripDays = z.record(DayKey, TripDay)
export type TripDays = z.infer<typeof TripDays>
