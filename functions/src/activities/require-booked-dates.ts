import type { Activity } from '@waymark/contract/activities/activity'
import { type ActivityDate, placesTakenOf } from '@waymark/contract/activities/activity-dates'
import { earliestToday } from '@waymark/contract/calendar'
import { countOf } from '@waymark/domain/wording'
import { AppError } from '../platform/app-error.ts'

const inWords = (startsAt: string): string => startsAt.replace('T', ' at ')

/**
 * Refuses changes that break bookings: an upcoming date with bookings must stay, with at least as many places as are
 * taken.
 * @param dates the new dates; undefined leaves them unchanged
 */
export function requireBookedDates(stored: Activity, dates: readonly ActivityDate[] | undefined): void {
  if (dates === undefined) return
  const today = earliestToday(new Date())
  for (const startsAt of Object.keys(stored.placesTaken ?? {}).filter((one) => one.slice(0, 10) >= today)) {
    const taken = placesTakenOf(stored, startsAt)
    const places = dates.find((date) => date.startsAt === startsAt)?.places ?? 0
    if (taken <= places) continue
    const message = `${countOf(taken, 'place is', 'places are')} booked on ${inWords(startsAt)}. Cancel these bookings first, or leave as many places.`
    throw new AppError('conflict', 'a date is taken away that is booked', { message, fields: { dates: message } })
  }
}
