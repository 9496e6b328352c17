import type { Stop } from './stop.ts'
import type { TimedStop } from './timetable.ts'

/** What happens on a day. */
export interface PickedDay {
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
  /** What follows the first stop after an excursion, on days that somebody else has timed. */
  readonly later?: readonly TimedStop[]
  /** Where the day leads, when it leads out of town. */
  readonly outing?: string
}

/** All that happens on the days. */
export const stopsOf = (days: readonly PickedDay[]): Stop[] =>
  days.flatMap(({ timed, evening }) => [...timed, ...(evening ? [evening] : [])].map(({ stop }) => stop))

/** What all admissions of the days cost together. */
export const costOf = (days: readonly PickedDay[]): number =>
  stopsOf(days).reduce((sum, stop) => sum + stop.place.costCents, 0)
