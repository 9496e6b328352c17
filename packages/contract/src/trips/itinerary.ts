import { LIMITS } from '../limits.ts'
import { CalendarDay, Cents, Latitude, Longitude, requiredText, text, TimeOfDay } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/**
 * How far the atlas vouches for a place: it knows it (verified), knows it elsewhere and the point was replaced
 * (corrected), does not know it (unverified), or no particular place is meant, such as 'explore the old town' (general).
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

/** The built-in guide filled in what the model of the trip could not plan well. */
const FilledByGuide = z.optional(z.literal(true))

export const PlannedActivity = z.strictObject({
  time: TimeOfDay,
  activity: requiredText(LIMITS.shortText),
  description: text(LIMITS.longText),
  place: z.optional(PlannedPlace),
  filledByGuide: FilledByGuide,
})
export type PlannedActivity = z.infer<typeof PlannedActivity>

/** Days of a trip are counted from 1. */
export const DayNumber = z.int().check(z.gte(1), z.lte(LIMITS.tripDays))

/** A day as the API and the planner have it; stored are `Stop` and `TripDay`, from which it is assembled. */
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

/** What the whole trip costs on the ground: everybody together, where the travellers are given, else one traveller. */
export const TripCosts = z.strictObject({
  accommodationCents: Cents,
  mealsCents: Cents,
  activitiesCents: Cents,
  transportCents: Cents,
  /** Of the parts above, and so without the way there. */
  totalCents: Cents,
  /** The cheapest honest plan is above the chosen band; a tip says so. */
  overBudget: z.boolean(),
  /** The way there and back, roughly and by distance. Absent when nobody knows where the trip starts. */
  wayCents: z.optional(Cents),
  /** For whom the costs are. Absent in older plans, which are for one adult. */
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
  /** Empty in the document of a trip that has `stops`: there it is assembled from them (packages/domain/src/itinerary.ts). */
  dailyItinerary: z.array(ItineraryDay).check(z.maxLength(LIMITS.tripDays)),
  tips: z.array(requiredText(LIMITS.longText)).check(z.maxLength(LIMITS.tips)),
  costs: z.optional(TripCosts),
})
export type Itinerary = z.infer<typeof Itinerary>
