import { daysOf, type Festival, festivalIn, FESTIVALS } from '@waymark/planner/festivals'
import { nameOfMonth } from './months.ts'

const ASKS =
  /\b(?:when|what (?:date|dates|day|days|month|time)|which (?:month|week)|dates?|starts?|begins?|ends?|until|how long|where (?:is|can|do|to)|best (?:city|place|town)|wann|quand|cu[aá]ndo|quando|qu'est-ce|que d[ií]a)\b|いつ|什么时候|何时|何日/
/** A festival and little else: 'Oktoberfest 2027', 'Carnival in Rio 2027'. */
const MOST_BARE = 5

/** Whether it asks when or where a well-known festival is. */
export const asksForFestival = (words: string): boolean =>
  festivalIn(words) !== undefined && (ASKS.test(words) || words.split(' ').length <= MOST_BARE)

/** Whether a festival falls into a month, by its rule or by the months that it names. */
function isInMonth(festival: Festival, month: number, today: string): boolean {
  const days = daysOf(festival, undefined, today)
  return days
    ? days.some((day) => Number(day.slice(5, 7)) === month)
    : new RegExp(`\\b${nameOfMonth(month)}\\b`).test(festival.when)
}

/** Well-known festivals of a country or a town, those of a month if one is asked for. */
export const festivalsOf = (place: string, month: number | undefined, today: string): readonly Festival[] =>
  FESTIVALS.filter(
    (festival) =>
      new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(festival.where) &&
      (month === undefined || isInMonth(festival, month, today)),
  )
