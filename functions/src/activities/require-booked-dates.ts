import type { Activity } from '@waymark/contract/activities/activity'
import { type ActivityDate, placesTakenOf } from '@waymark/contract/activities/activity-dates'
import { earliestToday } from '@waymark/contract/calendar'
import { AppError } from '../platform/app-error.ts'

const inWords = (startsAt: string): string => startsAt.replace('T', ' at ')

/**
 * Keeps what is booked: a date that lies ahead and has bookings stays, with as many places as are taken.
 * @param dates as they are to be; undefined leaves them as they are
 */
export function requireBookedDates(stored: Activity, dates: readonly ActivityDate[] | undefined): void {
  if (dates === undefined) return
  const today = earliestToday(new Date())
  for (const startsAt of Object.keys(stored.placesTaken ?? {}).filter((one) => one.slice(0, 10) >= today)) {
    const taken = placesTakenOf(stored, startsAt)
    const places = dates.find((date) => date.startsAt === startsAt)?.places ?? 0
    if (taken <= places) continue
    const message = `${taken} ${taken === 1 ? 'place is' : 'places are'} booked on ${inWords(startsAt)}. Cancel these bookings first, or leave as many places.`
    throw new AppError('conflict', 'a date is taken away that is booked', { message, fields: { dates: message } })
  }
}
