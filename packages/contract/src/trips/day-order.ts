import { addDays, daysBetween } from '../calendar.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Uid } from '../primitives.ts'
import { parseTolerant } from '../tolerant.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'
import { DayKey, StopOrder } from './stop.ts'

/**
 * Which days a trip has, and in which order. A day has a key from 1 to 30, which never changes: stops, texts and expenses
 * refer to it. Its number and date follow from its position. Until somebody changes the days, keys and numbers are the same.
 */

/** Fractional order keys of moved and added days, by day key. The other days have `usualOrder`. */
export const DayOrder = z.record(DayKey, StopOrder)
export type DayOrder = z.infer<typeof DayOrder>

/** Removed days by key; false for a restored one. */
export const RemovedDays = z.record(DayKey, z.boolean())
export type RemovedDays = z.infer<typeof RemovedDays>

/**
 * Who removed a day, by key, as long as it is removed. Absent for days that apps before 28 November 2026 removed. Security
 * rules find the changed entry by its `day`, which is the map key.
 */
export const RemovedBy = z.record(DayKey, z.strictObject({ day: DayNumber, by: Uid }))

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRST'

/** Order key of a day of the original plan, equal to `orderKeys` of packages/domain. */
const usualOrder = (day: number): string => `a${DIGITS.charAt(day - 1)}`

/** Order keys of the original days of a trip. */
export const usualDays = (count: number): DayOrder =>
  Object.fromEntries(
    Array.from({ length: Math.min(count, LIMITS.tripDays) }, (_, index) => [index + 1, usualOrder(index + 1)]),
  )

/**
 * Converts the stored fields of a trip for readers: `dayOrder` gets every day, and `endDate` is the date of the last one. The
 * stored `endDate` is that of the original days and becomes `plannedEnd`: people who change days at the same time could not
 * write the right one. Trips whose days nobody has changed are returned unchanged.
 */
export function withDays<T extends Readonly<Record<string, unknown>>>(fields: T): T {
  if (fields['dayOrder'] === undefined && fields['removedDays'] === undefined) return fields
  const [start, end] = [CalendarDay.safeParse(fields['startDate']), CalendarDay.safeParse(fields['endDate'])]
  if (!start.success || !end.success) return fields
  const changed = parseTolerant(DayOrder, fields['dayOrder'] ?? {}).data
  const removed = parseTolerant(RemovedDays, fields['removedDays'] ?? {}).data
  const dayOrder = { ...usualDays(daysBetween(start.data, end.data) + 1), ...changed }
  const left = Object.keys(dayOrder).filter((day) => removed?.[day] !== true).length
  // When people have removed all days between them, the first one stays (`datesOfDays`).
  const endDate = addDays(start.data, Math.max(left, 1) - 1)
  return { ...fields, dayOrder, endDate, plannedEnd: end.data }
}
