import { type OpenSpan, weekdayOf } from '@waymark/atlas/opening-hours'
import { hoursWithout } from './part-of-day-hours.ts'
import type { Wishes } from './wishes.ts'

type HourWishes = Pick<Wishes, 'notInThe' | 'notOn'>

const of = <T>(byKind: ReadonlyMap<string, T>, kind: string): T | undefined => byKind.get(kind)

/** Whether a kind of places is not wished on a weekday: 'museums not on Mondays'. */
export const isNotWishedOn = (kind: string, date: string, { notOn }: Pick<Wishes, 'notOn'>): boolean =>
  of(notOn, kind)?.has(weekdayOf(date)) === true

/** Whether wishes name hours or weekdays for a kind of places. */
export const wishesHours = (kind: string, { notInThe, notOn }: HourWishes): boolean =>
  of(notInThe, kind) !== undefined || of(notOn, kind) !== undefined

/**
 * Opening hours of a date without those that the wishes refuse for the kind; none on a refused weekday. `spans` is
 * undefined for places that are always open.
 */
export function wishedHours(
  kind: string,
  date: string,
  spans: readonly OpenSpan[] | undefined,
  wishes: HourWishes,
): readonly OpenSpan[] | undefined {
  if (isNotWishedOn(kind, date, wishes)) return []
  const part = of(wishes.notInThe, kind)
  return part === undefined ? spans : hoursWithout(part, spans)
}
