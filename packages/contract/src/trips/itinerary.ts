import { LIMITS } from '../limits.ts'
import { CalendarDay, Cents, Latitude, Longitude, requiredText, text, TimeOfDay } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/**
 * How the atlas rates a place: known (verified), known at another point that replaced the given one (corrected),
 * unknown (unverified), or no specific place (general), such as 'explore the old town'.
 */
export const PLACE_STATUSES = ['verified', 'corrected', 'unverified', 'general'] as const

export const PlannedPlace = z.strictObject({
  name: requiredText(LIMITS.place),
  kind: requiredText(LIMITS.shortText),
  status: openEnum(PLACE_STATUSES, 'unverified'),
  lat: Latitude,
  lng: Longitude,
  stayMinutes: z.int().check(z.gte(5), z.lte(24 * 60)),
  costCents: Cents,
})
export type PlannedPlace = z.infer<typeof PlannedPlace>

/** The guide replaced what the model could not plan well. */
const FilledByGuide = z.optional(z.literal(true))

export const PlannedActivity = z.strictObject({
  time: TimeOfDay,
  activity: requiredText(LIMITS.shortText),
  description: text(LIMITS.longText),
  place: z.optional(PlannedPlace),
  filledByGuide: FilledByGuide,
})
export type PlannedActivity = z.infer<typeof PlannedActivity>

/** Counted from 1. */
export const DayNumber = z.int().check(z.gte(1), z.lte(LIMITS.tripDays))

/** A day in the API and the planner. It is assembled from the stored `Stop`s and `TripDay`. */
export const ItineraryDay = z.strictObject({
  day: DayNumber,
  theme: requiredText(LIMITS.shortText),
  date: CalendarDay,
  activities: z.array(PlannedActivity).check(z.maxLength(LIMITS.stops)),
  meals: z.strictObject({
    breakfast: requiredText(LIMITS.shortText),
    lunch: requiredText(LIMITS.shortText),
    dinner: requiredText(LIMITS.shortText),
  }),
  accommodation: text(LIMITS.shortText),
  filledByGuide: FilledByGuide,
})
export type ItineraryDay = z.infer<typeof ItineraryDay>

/** Costs of the whole trip on the ground: for all travellers, or for one if the travellers are unknown. */
export const TripCosts = z.strictObject({
  accommodationCents: Cents,
  mealsCents: Cents,
  activitiesCents: Cents,
  transportCents: Cents,
  /** Sum of the parts above; excludes travel to the destination. */
  totalCents: Cents,
  /** True if even the cheapest plan exceeds the chosen budget; a tip says so. */
  overBudget: z.boolean(),
  /** Approximate return travel, by distance. Absent if the starting point is unknown. */
  wayCents: z.optional(Cents),
  /** Travellers that the costs are for. Absent in older plans, which are for one adult. */
  travellers: z.optional(
    z.strictObject({
      adults: z.int().check(z.gte(1), z.lte(LIMITS.adults)),
      childAges: z.array(z.int().check(z.gte(0), z.lte(LIMITS.childAge))).check(z.maxLength(LIMITS.children)),
    }),
  ),
})
export type TripCosts = z.infer<typeof TripCosts>

export const Itinerary = z.strictObject({
  overview: z.strictObject({
    highlights: z.array(requiredText(LIMITS.shortText)).check(z.maxLength(LIMITS.highlights)),
  }),
  /** Empty in documents that have `stops`; there it is assembled from them (packages/domain/src/itinerary.ts). */
  dailyItinerary: z.array(ItineraryDay).check(z.maxLength(LIMITS.tripDays)),
  tips: z.array(requiredText(LIMITS.longText)).check(z.maxLength(LIMITS.tips)),
  costs: z.optional(TripCosts),
})
export type Itinerary = z.infer<typeof Itinerary>

/** The destination as the atlas knows it. */
export const TripPlace = z.strictObject({
  name: requiredText(LIMITS.place),
  country: requiredText(LIMITS.shortText),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  lat: Latitude,
  lng: Longitude,
  /** IANA name. */
  timeZone: requiredText(LIMITS.shortText),
})
export type TripPlace = z.infer<typeof TripPlace>
