import { addDays, daysBetween, earliestToday } from '../calendar.ts'
import { LIMITS } from '../limits.ts'

/** Why a stay cannot be booked: the form's message and the field it belongs to. */
export interface StayProblem {
  readonly title: string
  readonly description: string
  readonly field: 'checkInDate' | 'checkOutDate' | 'guests' | 'children'
}

export interface WantedStay {
  /** `YYYY-MM-DD`; undefined if not chosen yet. */
  readonly checkInDate: string | undefined
  readonly checkOutDate: string | undefined
  /** Everybody who sleeps there, children too. */
  readonly guests: number
  /** How many of the guests are up to `LIMITS.childAge` years old. Their ages change neither the price nor the room. */
  readonly children?: number | null | undefined
}

export const DATES_MISSING = 'Please select check-in and check-out dates.'

const invalidDates = (field: StayProblem['field'], description: string): StayProblem => ({
  title: 'Invalid Dates',
  description,
  field,
})

/**
 * The first problem, in the order in which the form reports them: no dates, dates swapped, no night, too many guests.
 * Checks that only the server makes come after these.
 */
export function stayProblem(
  { checkInDate, checkOutDate, guests, children }: WantedStay,
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
  if (children !== undefined && children !== null && children >= guests) {
    return { title: 'No Adult', description: 'At least one of the guests must be an adult.', field: 'children' }
  }
  const today = earliestToday(now)
  if (checkInDate < today) return invalidDates('checkInDate', 'Check-in date cannot be in the past.')
  if (nights > LIMITS.stayNights) return invalidDates('checkOutDate', `Maximum stay is ${LIMITS.stayNights} nights.`)
  if (checkOutDate > addDays(today, LIMITS.bookAheadDays)) {
    return invalidDates('checkOutDate', `Stays can be booked up to ${LIMITS.bookAheadDays} days ahead.`)
  }
  return undefined
}

/** The dates of the nights of a stay. */
export const nightsOf = (checkInDate: string, checkOutDate: string): string[] =>
  Array.from({ length: daysBetween(checkInDate, checkOutDate) }, (_, night) => addDays(checkInDate, night))
