import { CalendarDay, TimeOfDay } from '../primitives.ts'
import { LIMITS } from '../limits.ts'
import { z } from '../zod.ts'

const isDayAndTime = (value: string): boolean =>
  value[10] === 'T' && CalendarDay.safeParse(value.slice(0, 10)).success && TimeOfDay.safeParse(value.slice(11)).success

/** Local date and time at the place, `YYYY-MM-DDTHH:mm`, without a time zone. */
export const StartsAt = z.string().check(z.refine(isDayAndTime, 'Choose a day and a time'))

/** When an activity takes place, and its capacity. */
export const ActivityDate = z.strictObject({
  startsAt: StartsAt,
  places: z.int().check(z.gte(1), z.lte(LIMITS.participants)),
})
export type ActivityDate = z.infer<typeof ActivityDate>

/** Number of places taken for each `startsAt`. Only bookings change it. */
export const PlacesTaken = z.record(z.string(), z.int().check(z.gte(0)))
export type PlacesTaken = z.infer<typeof PlacesTaken>

interface Dated {
  readonly dates?: readonly ActivityDate[] | undefined
  readonly placesTaken?: PlacesTaken | undefined
}

/** Whether the activity has fixed dates. Without them it can be booked for any time. */
export const isDated = ({ dates }: Dated): boolean => dates !== undefined && dates.length > 0

export const placesTakenOf = ({ placesTaken }: Dated, startsAt: string): number => placesTaken?.[startsAt] ?? 0

export const placesLeft = (activity: Dated, { startsAt, places }: ActivityDate): number =>
  Math.max(0, places - placesTakenOf(activity, startsAt))

/**
 * The upcoming dates in order.
 * @param today `YYYY-MM-DD`
 */
export const datesAhead = ({ dates = [] }: Dated, today: string): ActivityDate[] =>
  dates.filter(({ startsAt }) => startsAt.slice(0, 10) >= today).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
