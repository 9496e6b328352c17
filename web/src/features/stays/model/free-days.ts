import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { nightsOf } from '@waymark/contract/stays/stay-dates'

/** What decides which days can be chosen. */
export interface Availability {
  /** Where the traveller is. */
  readonly today: string
  /** Nights that are booked, by the day on which each begins. */
  readonly taken: ReadonlySet<string>
}

export const lastBookableDay = ({ today }: Availability): string => addDays(today, LIMITS.bookAheadDays)

/** Not before today, and the first night is free. */
export const canCheckIn = (day: string, availability: Availability): boolean =>
  day >= availability.today && day < lastBookableDay(availability) && !availability.taken.has(day)

/** A week of nights to choose from. */
const ROOMY = 7

/**
 * Where the calendar begins: the first free day of the first month in which a week of nights is free, so that one does
 * not open it on crossed out days. Today, if no month has as many.
 */
export function firstRoomyDay(availability: Availability): string {
  let free: string[] = []
  for (let day = availability.today; day < lastBookableDay(availability); day = addDays(day, 1)) {
    if (free[0]?.slice(0, 7) !== day.slice(0, 7)) free = []
    if (canCheckIn(day, availability)) free.push(day)
    if (free.length === ROOMY) return free[0] ?? day
  }
  return availability.today
}

/** Whether all nights between the two days are free. */
export const areFree = (checkIn: string, checkOut: string, { taken }: Availability): boolean =>
  nightsOf(checkIn, checkOut).every((night) => !taken.has(night))

/**
 * After check-in, or after today where there is none yet. One can leave on a day whose own night is taken by others,
 * but not stay beyond it.
 */
export function canCheckOut(day: string, checkIn: string | undefined, availability: Availability): boolean {
  if (day > lastBookableDay(availability)) return false
  if (checkIn === undefined) return day > availability.today && !availability.taken.has(addDays(day, -1))
  return day > checkIn && daysBetween(checkIn, day) <= LIMITS.stayNights && areFree(checkIn, day, availability)
}
