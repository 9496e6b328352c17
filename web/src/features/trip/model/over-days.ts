import { addDays } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Dated } from '@waymark/domain/itinerary'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { fitting, type FoundStop } from './found-stop.ts'

/** When an event ends, at the destination. Of whole days, the day after the last (RFC 5545, DTEND). */
export interface End {
  readonly date: string
  readonly time: string | null
}

const minuteOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 60_000

/** The last day of an event over several days; undefined if it is over after one, or after a night, as a flight is. */
function lastDay({ kind, date, startsAt }: FoundStop, end: End): string | undefined {
  if (date === undefined || end.date <= date) return undefined
  // A stay of whole days ends on the morning of the day of check-out.
  if (kind === 'sleep') return end.date
  if (startsAt !== null && end.time !== null)
    return minuteOf(end.date, end.time) - minuteOf(date, startsAt) > 24 * 60 ? end.date : undefined
  const last = addDays(end.date, -1)
  return last > date ? last : undefined
}

const withNote = (line: string, found: FoundStop): string => fitting([line, found.note].join('\n'), LIMITS.longText)

/**
 * An event over several days is on its first day, or on the trip's first day if it began before, and says until when. A
 * stay is a check-in and a check-out, as in a confirmation (`read-confirmation.ts`).
 */
export function overDays(found: FoundStop, end: End, trip: Pick<Dated, 'startDate'>): FoundStop[] {
  const last = lastDay(found, end)
  const { date } = found
  if (last === undefined || date === undefined) return [found]
  const until = [formatWeekday(last), ...(end.time === null ? [] : [end.time])].join(', ')
  const hasBegun = date < trip.startDate && last > trip.startDate
  const first: FoundStop = {
    ...found,
    minutes: null,
    ...(hasBegun
      ? { date: trip.startDate, startsAt: null, note: withNote(`From ${formatWeekday(date)} until ${until}`, found) }
      : { note: withNote(`Until ${until}`, found) }),
  }
  if (found.kind !== 'sleep') return [first]
  const name = found.title.replace(/^check-?in(?::| at)?\s+/i, '')
  const named = (step: string): string => `${fitting(name, LIMITS.shortText - step.length - 2)}: ${step}`
  return [
    { ...first, title: named('Check-in') },
    { ...found, title: named('Check-out'), date: last, startsAt: end.time, minutes: null, note: '' },
  ]
}
