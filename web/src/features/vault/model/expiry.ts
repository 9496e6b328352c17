import { addDays, daysBetween } from '@waymark/contract/calendar'
import { formatDay } from '../../../shared/time/dates.ts'

/** Six months: many countries require that of a passport at the border. */
const EARLY_MONTHS = 6
const LATE_MONTHS = 1

/** A document with an expiry date. */
export interface Expiring {
  readonly id: string
  readonly name: string
  readonly expires: string
  /** Valid for a single journey: it need not last longer, and nobody renews it. */
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
  /** The text after the name: 'expires on Mar 3, 2027'. */
  readonly says: string
}

/** The same day `count` months earlier; the last day if that month is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(date, daysBetween(first, next)) - 1)
}

/** The first upcoming trip that ends after the document has expired. */
const tripAfter = (expires: string, today: string, trips: readonly Trip[]): Trip | undefined =>
  trips
    .filter(({ endDate }) => endDate >= today && endDate > expires)
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate))[0]

function warningOf(document: Expiring, today: string, trips: readonly Trip[]): ExpiryWarning[] {
  const { id, name, expires, isForOneDay } = document
  const trip = isForOneDay ? undefined : tripAfter(expires, today, trips)
  const until = trip === undefined ? '' : `, before ${trip.title} ends`
  if (expires < today) {
    return [{ id, name, urgency: 'over', says: `expired on ${formatDay(expires)}${until}` }]
  }
  const months = isForOneDay ? LATE_MONTHS : EARLY_MONTHS
  if (trip === undefined && today < monthsBefore(expires, months)) return []
  const isUrgent = trip !== undefined || today >= monthsBefore(expires, LATE_MONTHS)
  return [{ id, name, urgency: isUrgent ? 'urgent' : 'soon', says: `expires on ${formatDay(expires)}${until}` }]
}

/**
 * Warnings six months and one month before a document expires, and if a trip ends after that. First to expire first.
 */
export const expiryWarnings = (
  documents: readonly Expiring[],
  today: string,
  trips: readonly Trip[],
): ExpiryWarning[] =>
  documents
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .flatMap((document) => warningOf(document, today, trips))
