import type { Stop } from '@waymark/contract/trips/stop'

/** Times as minutes after midnight, and proposals for the stops after a changed one. */

const DAY_MINUTES = 24 * 60
/** Proposed times are multiples of this many minutes. */
const STEP = 5

type Timed = Pick<Stop, 'startsAt' | 'minutes'>

/** Minutes after midnight of a time `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Formats minutes after midnight as `HH:mm`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * When a stop ends, in minutes after midnight; a stop without a duration ends when it starts. Undefined without a start
 * time.
 */
export const endOf = ({ startsAt, minutes }: Timed): number | undefined =>
  startsAt === null ? undefined : minutesOf(startsAt) + (minutes ?? 0)

/**
 * Proposes later times for the stops after `changedId` that would otherwise start before the previous one has ended and
 * the way there is covered. It changes nothing; the traveller accepts the proposals. Locked stops and stops without a
 * time keep theirs, and what no longer fits into the day gets no proposal.
 * @param stops of one day, in order
 * @param wayMinutes travel time between two stops
 * @returns `HH:mm` by stop id, only for stops that should change
 */
export function proposeTimes(
  stops: readonly Stop[],
  changedId: string,
  wayMinutes: (from: Stop, to: Stop) => number = () => 0,
): ReadonlyMap<string, string> {
  const proposed = new Map<string, string>()
  const start = stops.findIndex(({ id }) => id === changedId)
  let before = stops[start]
  let free = before && endOf(before)
  for (const stop of start < 0 ? [] : stops.slice(start + 1)) {
    if (stop.startsAt === null) continue
    const way = before === undefined ? 0 : wayMinutes(before, stop)
    const earliest = free === undefined ? 0 : Math.ceil((free + way) / STEP) * STEP
    const planned = minutesOf(stop.startsAt)
    const begins = stop.locked ? planned : Math.max(planned, earliest)
    if (begins >= DAY_MINUTES) break
    if (begins !== planned) proposed.set(stop.id, clockOf(begins))
    free = begins + (stop.minutes ?? 0)
    before = stop
  }
  return proposed
}
