import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { WEEKDAYS } from '@waymark/atlas/place'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import { dayAskedIn } from '../day-asked.ts'
import type { OwnTrip } from '../question.ts'
import { daysOf } from './trip-stops.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const PARTS = 'days?|mornings?|afternoons?|evenings?|nights?|breakfasts?|lunch(?:es)?|dinners?|meals?'
/** 'The second day', 'our last evening'. 'The first day of May' is none of the trip. */
const ORDINAL = new RegExp(
  `\\b(${ORDINALS.join('|')}|last|final|\\d{1,2}(?:st|nd|rd|th)) (?:full )?(?:${PARTS})\\b(?! of (?!(?:my|our|the|this) (?:trip|stay|holiday|vacation|journey)))`,
)
const NUMBERED = /\bday (\d{1,2}|one|two|three|four|five|six|seven)\b/
const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Whether a text names a day of a trip by its number. */
export const namesDayOfTrip = (words: string): boolean => NUMBERED.test(words) || ORDINAL.test(words)

function numberIn(words: string, length: number): number | undefined {
  const [, numbered] = NUMBERED.exec(words) ?? []
  if (numbered !== undefined) return Number(numbered) || COUNTED.indexOf(numbered) + 1
  const [, ordinal] = ORDINAL.exec(words) ?? []
  if (ordinal === undefined) return undefined
  if (ordinal === 'last' || ordinal === 'final') return length
  return Number.parseInt(ordinal, 10) || ORDINALS.indexOf(ordinal) + 1
}

/** The days that a question means; empty if it means some that the trip does not have. Undefined if it names none. */
export function daysMeant(words: string, trip: OwnTrip, todayThere: string): readonly ItineraryDay[] | undefined {
  const days = daysOf(trip)
  const number = numberIn(words, Math.max(0, ...days.map(({ day }) => day)))
  if (number !== undefined) return days.filter(({ day }) => day === number)
  const asked = dayAskedIn(words, todayThere)
  if (!asked) return undefined
  if (!asked.isWeekly) return days.filter(({ date }) => date === asked.date)
  const isRunning = days.some(({ date }) => date >= todayThere) && trip.startDate <= todayThere
  return days.filter(
    ({ date }) =>
      WEEKDAYS.includes(asked.weekday) && weekdayOf(date) === asked.weekday && (!isRunning || date >= todayThere),
  )
}
