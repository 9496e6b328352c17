import type { Stop } from './stop.ts'
import type { TimedStop } from './timetable.ts'

/** What happens on a day. */
export interface PickedDay {
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
  /** Where the day leads, when it leads out of town. */
  readonly outing?: string
}

/** In the order of the clock. */
export const timesOf = ({ timed, evening }: PickedDay): TimedStop[] => [...timed, ...(evening ? [evening] : [])]

/** All that happens on the days. */
export const stopsOf = (days: readonly PickedDay[]): Stop[] =>
  days.flatMap((day) => timesOf(day).map(({ stop }) => stop))

/** What all admissions of the days cost together. */
export const costOf = (days: readonly PickedDay[]): number =>
  stopsOf(days).reduce((sum, stop) => sum + stop.place.costCents, 0)
