import { integerInput, numberInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Cents, Id, Latitude, Longitude, requiredText } from '../primitives.ts'
import { z } from '../zod.ts'

/** Minutes after midnight; `closes` exceeds 1440 if it is after midnight. */
const OpenSpan = z.strictObject({
  opens: z.int().check(z.gte(0), z.lte(24 * 60)),
  closes: z.int().check(z.gte(0), z.lte(48 * 60)),
})

/** A place of the atlas with what planning a day needs. */
export const NearbyPlace = z.strictObject({
  id: Id,
  /** English name. */
  name: requiredText(LIMITS.place),
  /** Alternative names, including local ones. */
  otherNames: z.array(requiredText(LIMITS.place)),
  /** A word such as 'castle'. */
  kind: requiredText(LIMITS.shortText),
  lat: Latitude,
  lng: Longitude,
  about: requiredText(LIMITS.longText),
  stayMinutes: z.int().check(z.gte(5), z.lte(24 * 60)),
  /** Approximate admission for one adult. */
  costCents: Cents,
  /**
   * Opening hours for each requested day: its own, or those usual for its kind. Empty on closing days and holidays;
   * null for places that are always open.
   */
  hours: z.array(z.nullable(z.array(OpenSpan))).check(z.maxLength(LIMITS.tripDays)),
  /** With a trip, where they differ from `hours`: when its travellers go there, by their wishes and the light. */
  visitHours: z.optional(z.array(z.nullable(z.array(OpenSpan))).check(z.maxLength(LIMITS.tripDays))),
  /** False if it contradicts the wishes of the given trip, such as stairs for a wheelchair user. */
  suits: z.optional(z.boolean()),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>

/** A town to write on a map. */
const NearbyTown = z.strictObject({ name: requiredText(LIMITS.place), lat: Latitude, lng: Longitude })
export type NearbyTown = z.infer<typeof NearbyTown>

export const listPlacesAround = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  summary:
    'Places of the atlas around a point, those of the nearest destination first and of each the best first, at most 200, with their hours on `days` days from `from` on. A browser keeps it with the trip. With `trip`, an id of a trip of the caller, they tell which of them do not suit its wishes, and open data is asked as in planning where the deployment switches it on; any other id changes nothing. With them the towns within 300 km for a map, at most 80, the most important first.',
  access: 'signed-in',
  query: z.strictObject({
    lat: numberInput({ min: -90, max: 90 }),
    lng: numberInput({ min: -180, max: 180 }),
    from: CalendarDay,
    days: integerInput({ min: 1, max: LIMITS.tripDays, required: 'Required' }),
    trip: z.optional(Id),
  }),
  response: z.strictObject({
    places: z.array(NearbyPlace).check(z.maxLength(200)),
    // Absent in answers that an installed app kept before there were any.
    towns: z.optional(z.array(NearbyTown).check(z.maxLength(80))),
  }),
})
