import { docConverter } from '../converter.ts'
import { daysBetween, earliestToday } from '../calendar.ts'
import { Itinerary, TripPlace } from './itinerary.ts'
import { LIMITS } from '../limits.ts'
import {
  CalendarDay,
  endsAfterStart,
  enteredText,
  Id,
  Instant,
  placeName,
  requiredChoice,
  requiredDay,
  requiredText,
  text,
  Uid,
} from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { DayOrder, RemovedBy, RemovedDays, withDays } from './day-order.ts'
import { Expenses } from './expense.ts'
import { Stops, TripDays } from './stop.ts'
import { z } from '../zod.ts'

export const BUDGETS = ['$500 - $1,000', '$1,000 - $2,500', '$2,500 - $5,000', '$5,000+'] as const
export type Budget = (typeof BUDGETS)[number]

export const TRAVEL_STYLES = [
  'Adventure',
  'Relaxation',
  'Culture',
  'Business',
  'Family',
  'Solo',
  'Luxury',
  'Budget',
] as const
export type TravelStyle = (typeof TRAVEL_STYLES)[number]

/** Owners and editors change a trip, viewers read it. Only the owner manages members and deletes it. */
const TRIP_ROLES = ['owner', 'editor', 'viewer'] as const
export const TripRole = openEnum(TRIP_ROLES, 'viewer')
export type TripRole = z.infer<typeof TripRole>

/** Author of a plan or answer. Unknown values are assumed to be later models. */
export const AnsweredBy = openEnum(['guide', 'gemini'], 'gemini')

/** Progress of planning, written with each finished day, so that all devices see the days arrive. */
export const PlanProgress = z.strictObject({
  /** Unknown states fall back to 'ready': what exists is shown. */
  state: openEnum(['planning', 'ready', 'failed'], 'ready'),
  daysReady: z.int().check(z.gte(0), z.lte(LIMITS.tripDays)),
  daysTotal: z.int().check(z.gte(1), z.lte(LIMITS.tripDays)),
})
export type PlanProgress = z.infer<typeof PlanProgress>

const ADULTS = `Between 1 and ${LIMITS.adults}`
const AGES = `Ages in whole years from 0 to ${LIMITS.childAge}, such as 4, 7`

/** The travelling party. Absent if the client does not ask: one adult and the children mentioned in the preferences. */
const party = {
  adults: z.optional(z.int(ADULTS).check(z.gte(1, ADULTS), z.lte(LIMITS.adults, ADULTS))),
  /** One entry per child, in years; 0 is a baby. */
  childAges: z.optional(
    z
      .array(z.int(AGES).check(z.gte(0, AGES), z.lte(LIMITS.childAge, AGES)))
      .check(z.maxLength(LIMITS.children, `At most ${LIMITS.children} children`)),
  ),
}

/** `trips/{id}`. Days are calendar days at the destination. */
export const Trip = z.strictObject({
  id: Id,
  userId: Uid,
  title: requiredText(LIMITS.title),
  destination: requiredText(LIMITS.place),
  departureCity: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** The form's choices as shown: one of `BUDGETS` and `TRAVEL_STYLES`, or of future ones. */
  budget: requiredText(LIMITS.shortText),
  travelStyle: requiredText(LIMITS.shortText),
  preferences: text(LIMITS.longText),
  ...party,
  itinerary: Itinerary,
  /**
   * Absent in trips of the old format, which keep their days in `itinerary`. `POST /api/trips/:id/upgrade` converts
   * them.
   */
  stops: z.optional(Stops),
  days: z.optional(TripDays),
  /** Absent, like the next two, until somebody changes the days. */
  dayOrder: z.optional(DayOrder),
  removedDays: z.optional(RemovedDays),
  removedBy: z.optional(RemovedBy),
  /** Set by the converter on trips with changed days: the stored `endDate`. */
  plannedEnd: z.optional(CalendarDay),
  /**
   * Ids of removed stops and expenses, with the day on which the server recorded the removal. After
   * `LIMITS.tombstoneDays` the tombstone is cleared from its map; its id stays here, so that a device that was offline
   * cannot restore it.
   */
  removals: z.optional(z.record(Id, CalendarDay)),
  /** Expenses during the trip. Absent until there is one. */
  expenses: z.optional(Expenses),
  status: requiredText(LIMITS.shortText),
  place: TripPlace,
  progress: PlanProgress,
  answeredBy: AnsweredBy,
  memberIds: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  roles: z.record(Uid, z.enum(TRIP_ROLES)),
  /** Names that members see. Absent while the owner is alone. */
  memberNames: z.optional(z.record(Uid, requiredText(LIMITS.shortText))),
  /** Of the request that copied or imported the trip under an idempotency key. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Set while in the bin: when Firestore's TTL deletes it. */
  purgeAt: z.optional(z.nullable(Instant)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Trip = z.infer<typeof Trip>
export const tripConverter = docConverter<Trip>(Trip, withDays)

/** The trip form's request. */
export const TripPlanRequest = z
  .strictObject({
    destination: placeName(LIMITS.place, 'Destination is required'),
    departureCity: placeName(LIMITS.place, 'Departure city is required'),
    startDate: requiredDay('Start date is required'),
    endDate: requiredDay('End date is required'),
    budget: requiredChoice(BUDGETS, 'Budget is required'),
    travelStyle: requiredChoice(TRAVEL_STYLES, 'Travel style is required'),
    preferences: z.optional(enteredText(LIMITS.longText)),
    ...party,
  })
  .check(
    z.refine((trip) => trip.startDate >= earliestToday(new Date()), {
      path: ['startDate'],
      error: 'Start date cannot be in the past',
    }),
    endsAfterStart(),
    z.refine((trip) => daysBetween(trip.startDate, trip.endDate) < LIMITS.tripDays, {
      path: ['endDate'],
      error: `Trips can be at most ${LIMITS.tripDays} days`,
    }),
  )
export type TripPlanRequest = z.infer<typeof TripPlanRequest>
