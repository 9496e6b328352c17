import { addDays, daysBetween, earliestToday } from '../calendar.ts'
import { LIMITS } from '../limits.ts'

/** Why a stay cannot be booked like this: the message that the booking form shows, and the field it is about. */
export interface StayProblem {
  readonly title: string
  readonly description: string
  readonly field: 'checkInDate' | 'checkOutDate' | 'guests'
}

export interface WantedStay {
  /** `YYYY-MM-DD`, or nothing where none is chosen. */
  readonly checkInDate: string | undefined
  readonly checkOutDate: string | undefined
  readonly guests: number
}

export const DATES_MISSING = 'Please select check-in and check-out dates.'

const invalidDates = (field: StayProblem['field'], description: string): StayProblem => ({
  title: 'Invalid Dates',
  description,
  field,
})

/**
 * The first thing that is wrong with what is wanted, in the order in which the form says it: no dates, dates that are
 * swapped, no night, too many guests. What only the server insists on comes after these.
 */
export function stayProblem(
  { checkInDate, checkOutDate, guests }: WantedStay,
  { maxGuests, now }: { readonly maxGuests: number; readonly now: Date },
): StayProblem | undefined {
  if (!checkInDate || !checkOutDate) {
    return { title: 'Missing Dates', description: DATES_MISSING, field: checkInDate ? 'checkOutDate' : 'checkInDate' }
  }
  const nights = daysBetween(checkInDate, checkOutDate)
  if (nights < 0) return invalidDates('checkOutDate', 'Check-out date must be after check-in date.')
  if (nights === 0) {
    return { title: 'Minimum Stay Required', description: 'Minimum stay is 1 night.', field: 'checkOutDate' }
  }
  if (guests > maxGuests) {
    const description = `This property can accommodate up to ${maxGuests} guests.`
    return { title: 'Too Many Guests', description, field: 'guests' }
  }
  const today = earliestToday(now)
  if (checkInDate < today) return invalidDates('checkInDate', 'Check-in date cannot be in the past.')
  if (nights > LIMITS.stayNights) return invalidDates('checkOutDate', `Maximum stay is ${LIMITS.stayNights} nights.`)
  if (checkOutDate > addDays(today, LIMITS.bookAheadDays)) {
    return invalidDates('checkOutDate', `Stays can be booked up to ${LIMITS.bookAheadDays} days ahead.`)
  }
  return undefined
}

/** The days on which the nights of a stay begin. */
export const nightsOf = (checkInDate: string, checkOutDate: string): string[] =>
  Array.from({ length: daysBetween(checkInDate, checkOutDate) }, (_, night) => addDays(checkInDate, night))
