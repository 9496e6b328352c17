import { numberInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Cents, Id, Latitude, Longitude, requiredText } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
const MonthDay = z.string().check(z.regex(/^\d\d-\d\d$/))

/** A place of the atlas, with what a day needs to know of it. */
export const NearbyPlace = z.strictObject({
  id: Id,
  /** As visitors write it in English. */
  name: requiredText(LIMITS.place),
  /** Other names that people look for, also in the language of the country. */
  otherNames: z.array(requiredText(LIMITS.place)),
  /** A word such as 'castle'. */
  kind: requiredText(LIMITS.shortText),
  lat: Latitude,
  lng: Longitude,
  about: requiredText(LIMITS.longText),
  stayMinutes: z.int().check(z.gte(5), z.lte(24 * 60)),
  /** Rough admission for one adult. */
  costCents: Cents,
  /** Weekdays on which it is regularly closed. */
  closed: z.array(z.enum(WEEKDAYS)),
  /** Left out where they are not known. Several entries make lunch breaks and seasons. */
  openingHours: z.optional(
    z.array(
      z.strictObject({
        days: z.array(z.enum(WEEKDAYS)),
        opens: ClockTime,
        /** Earlier than `opens`: after midnight. */
        closes: ClockTime,
        season: z.optional(z.strictObject({ from: MonthDay, to: MonthDay })),
      }),
    ),
  ),
  bestTime: openEnum(['morning', 'afternoon', 'evening', 'any'], 'any'),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>

const latitude = numberInput({ min: -90, max: 90 })
const longitude = numberInput({ min: -180, max: 180 })

export const listPlacesAround = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  summary:
    'Places of the atlas around a point, those of the nearest destination first and of each the best first; at most 200. The same for everyone, so that a browser keeps it for a trip.',
  access: 'signed-in',
  query: z.strictObject({ lat: latitude, lng: longitude }),
  response: z.strictObject({ places: z.array(NearbyPlace).check(z.maxLength(200)) }),
})
