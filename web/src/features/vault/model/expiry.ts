import { addDays, daysBetween } from '@waymark/contract/calendar'
import { formatDay } from '../../../shared/time/dates.ts'

/** Half a year, which many countries ask of a passport at the border. */
const EARLY_MONTHS = 6
const LATE_MONTHS = 1

/** A document that runs out on a day. */
export interface Expiring {
  readonly id: string
  readonly name: string
  readonly expires: string
  /** Made for one day of travel: it need not last, and nobody renews it. */
  readonly isForOneDay: boolean
}

interface Trip {
  readonly title: string
  readonly endDate: string
}

export interface ExpiryWarning {
  readonly id: string
  readonly urgency: 'soon' | 'urgent' | 'over'
  readonly name: string
  /** What follows the name: 'runs out on Mar 3, 2027'. */
  readonly says: string
}

/** The same day of the month, so many months before; the last one of a month that has no such day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(date, daysBetween(first, next)) - 1)
}

/** The first trip still to come that goes on after the document has run out. */
const tripAfter = (expires: string, today: string, trips: readonly Trip[]): Trip | undefined =>
  trips
    .filter(({ endDate }) => endDate >= today && endDate > expires)
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate))[0]

function warningOf(document: Expiring, today: string, trips: readonly Trip[]): ExpiryWarning[] {
  const { id, name, expires, isForOneDay } = document
  const trip = isForOneDay ? undefined : tripAfter(expires, today, trips)
  const until = trip === undefined ? '' : `, before ${trip.title} ends`
  if (expires < today) {
    return [{ id, name, urgency: 'over', says: `ran out on ${formatDay(expires)}${until}` }]
  }
  const months = isForOneDay ? LATE_MONTHS : EARLY_MONTHS
  if (trip === undefined && today < monthsBefore(expires, months)) return []
  const isUrgent = trip !== undefined || today >= monthsBefore(expires, LATE_MONTHS)
  return [{ id, name, urgency: isUrgent ? 'urgent' : 'soon', says: `runs out on ${formatDay(expires)}${until}` }]
}

/** What to say of documents that run out: half a year and a month before, and when a trip ends after it. The first to run out first. */
export const expiryWarnings = (
  documents: readonly Expiring[],
  today: string,
  trips: readonly Trip[],
): ExpiryWarning[] =>
  documents
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .flatMap((document) => warningOf(document, today, trips))
