import { CalendarDay, TimeOfDay } from '../primitives.ts'
import { LIMITS } from '../limits.ts'
import { z } from '../zod.ts'

const isDayAndTime = (value: string): boolean =>
  value[10] === 'T' && CalendarDay.safeParse(value.slice(0, 10)).success && TimeOfDay.safeParse(value.slice(11)).success

/** A day and a time of it by the clock of the place: `YYYY-MM-DDTHH:mm`. No time zone moves it. */
export const StartsAt = z.string().check(z.refine(isDayAndTime, 'Choose a day and a time'))

/** When an activity takes place, and for how many people. */
export const ActivityDate = z.strictObject({
  startsAt: StartsAt,
  places: z.int().check(z.gte(1), z.lte(LIMITS.participants)),
})
export type ActivityDate = z.infer<typeof ActivityDate>

/** How many places are taken of each date, by its `startsAt`. Bookings alone change it. */
export const PlacesTaken = z.record(z.string(), z.int().check(z.gte(0)))
export type PlacesTaken = z.infer<typeof PlacesTaken>

interface Dated {
  readonly dates?: readonly ActivityDate[] | undefined
  readonly placesTaken?: PlacesTaken | undefined
}

/** Of one that can be booked at any time there are none. */
export const isDated = ({ dates }: Dated): boolean => dates !== undefined && dates.length > 0

export const placesTakenOf = ({ placesTaken }: Dated, startsAt: string): number => placesTaken?.[startsAt] ?? 0

export const placesLeft = (activity: Dated, { startsAt, places }: ActivityDate): number =>
  Math.max(0, places - placesTakenOf(activity, startsAt))

/** The dates that are not over, the next one first. @param today `YYYY-MM-DD` */
export const datesAhead = ({ dates = [] }: Dated, today: string): ActivityDate[] =>
  dates.filter(({ startsAt }) => startsAt.slice(0, 10) >= today).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
