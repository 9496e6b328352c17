import type { Stop } from '@waymark/contract/trips/stop'

/** Times of a day as minutes since its midnight, and what to propose for the stops after one that has changed. */

const DAY_MINUTES = 24 * 60
/** Proposed times are multiples of this. */
const STEP = 5

type Timed = Pick<Stop, 'startsAt' | 'minutes'>

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:mm` of a minute of the day. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** When a stop ends, in minutes of its day; one without a length ends when it begins. Undefined without a time. */
export const endOf = ({ startsAt, minutes }: Timed): number | undefined =>
  startsAt === null ? undefined : minutesOf(startsAt) + (minutes ?? 0)

/**
 * Later times for the stops behind `changedId` that would begin before the one before them has ended and the way is
 * made. Nothing is changed: whoever asked shows them, and a tap takes them. Locked stops stay, and so do those without a
 * time; what no longer fits into the day gets no proposal.
 * @param stops of one day, in their order
 * @param wayMinutes how long the way between two stops takes
 * @returns `HH:mm` by the id of the stop, of those alone that should change
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
