import type { Stop } from './stop.ts'
import type { TimedStop } from './timetable.ts'

/** What happens on a day. */
export interface PickedDay {
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
  /** Name of the excursion, if there is one. */
  readonly outing?: string
}

/** A day without any plan. */
export const EMPTY_DAY: PickedDay = { timed: [], evening: undefined }

/** All stops by time. */
export const timesOf = ({ timed, evening }: PickedDay): TimedStop[] => [...timed, ...(evening ? [evening] : [])]

/** All stops of the days. */
export const stopsOf = (days: readonly PickedDay[]): Stop[] =>
  days.flatMap((day) => timesOf(day).map(({ stop }) => stop))

/** Total of all admissions. */
export const costOf = (days: readonly PickedDay[]): number =>
  stopsOf(days).reduce((sum, stop) => sum + stop.place.costCents, 0)
