import { endOf, minutesOf } from '@waymark/domain/stop-times'
import type { Stop } from '@waymark/contract/trips/stop'
import { lengthWords } from './stop-words.ts'

/** Date and time at the trip's location. */
export interface LocalMoment {
  readonly day: string
  /** Minutes after midnight. */
  readonly minute: number
}

export const momentOf = (wallClock: string): LocalMoment => ({
  day: wallClock.slice(0, 10),
  minute: minutesOf(wallClock.slice(11, 16)),
})

/** Stops by time, regardless of their order. A stop without a time follows the previous one. */
export function byTheClock(stops: readonly Stop[]): Stop[] {
  let at = 0
  const timed = stops.map((stop) => {
    if (stop.startsAt !== null) at = minutesOf(stop.startsAt)
    return { stop, at }
  })
  return timed.toSorted((a, b) => a.at - b.at).map(({ stop }) => stop)
}

const isOver = (stop: Stop, minute: number): boolean => (endOf(stop) ?? Infinity) < minute

/** The first stop that is neither done nor over. */
export const nextStop = (stops: readonly Stop[], minute: number): Stop | undefined =>
  stops.find((stop) => !stop.done && !isOver(stop, minute))

/** The stops after the next one. Without `minute`, it is not today, and nothing is over. */
export const stopsAfter = (stops: readonly Stop[], next: Stop, minute: number | undefined): Stop[] =>
  stops.slice(stops.indexOf(next) + 1).filter((stop) => !stop.done && (minute === undefined || !isOver(stop, minute)))

/** 'now', 'in 35 min', 'in 2 h 5 min'; undefined without a time. */
export function countdownTo({ startsAt }: Pick<Stop, 'startsAt'>, minute: number): string | undefined {
  if (startsAt === null) return undefined
  const left = minutesOf(startsAt) - minute
  return left <= 0 ? 'now' : `in ${lengthWords(left)}`
}

/** The message when no stops remain. Unticked stops are not claimed to be done. */
export function wordsAfterAll(stops: readonly Stop[]): string {
  if (stops.length === 0) return 'Nothing is planned for today.'
  return stops.every(({ done }) => done) ? 'All of today is done.' : 'Nothing more is planned for today.'
}
