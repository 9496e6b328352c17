import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { monthNamed } from './months.ts'

export interface Days {
  readonly start: string
  readonly end: string
}

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const TO = '\\s*(?:-|–|to|until|till|through)\\s*'
const YEAR = '(?:,?\\s*(20\\d\\d))?'

const ISO = /\b(20\d\d-\d\d-\d\d)\b(?:\s*(?:-|–|to|until|till|through|and)\s*(20\d\d-\d\d-\d\d)\b)?/
/** 'March 3 to 9', 'Mar 3 - Apr 2, 2027'. */
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+${DAY}${TO}(?:${MONTH}\\s+)?${DAY}\\b${YEAR}`)
/** '3 to 9 March', '3 March - 2 April 2027'. */
const DAY_FIRST = new RegExp(`\\b${DAY}(?:\\s+${MONTH})?${TO}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`)

/** '10 May', 'May 10, 2027', where a stay begins; not where it ends. */
const NO_END = '(?<!\\b(?:until|till|to|by|before) )'
const BEGIN_DAY_FIRST = new RegExp(`${NO_END}\\b${DAY}\\s+(?:of\\s+)?${MONTH}(?![a-z])${YEAR}`)
const BEGIN_MONTH_FIRST = new RegExp(`${NO_END}\\b${MONTH}\\s+${DAY}\\b${YEAR}`)

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Friday to Sunday. "This weekend" is the rest of the current one, or the coming one; the next is the one after. */
function weekendFrom(today: string, next: boolean): Days {
  const weekday = weekdayOf(today)
  if (!next && weekday === SATURDAY) return { start: today, end: addDays(today, 1) }
  if (!next && weekday === SUNDAY) return { start: today, end: today }
  const coming = addDays(today, (FRIDAY - weekday + 7) % 7)
  const isRunning = weekday === SATURDAY || weekday === SUNDAY
  const start = next && !isRunning ? addDays(coming, 7) : coming
  return { start, end: addDays(start, 2) }
}

const padded = (number: number): string => String(number).padStart(2, '0')

function valid(start: string, end: string): Days | undefined {
  const isDay = (day: string) => CalendarDay.safeParse(day).success
  if (!isDay(start) || !isDay(end)) return undefined
  const length = daysBetween(start, end)
  return length >= 0 && length < LIMITS.tripDays ? { start, end } : undefined
}

interface Written {
  readonly from: { readonly month: number; readonly day: number }
  readonly to: { readonly month: number; readonly day: number }
  readonly year: number | undefined
}

/** The next such days from today on, unless a year is given. */
function next({ from, to, year }: Written, today: string): Days | undefined {
  const days = (first: number) => {
    const over = to.month < from.month ? 1 : 0
    return valid(
      `${first}-${padded(from.month)}-${padded(from.day)}`,
      `${first + over}-${padded(to.month)}-${padded(to.day)}`,
    )
  }
  const thisYear = Number(today.slice(0, 4))
  if (year !== undefined) return days(year)
  const coming = days(thisYear)
  return coming && coming.start >= today ? coming : days(thisYear + 1)
}

function written(text: string): Written | undefined {
  const first = MONTH_FIRST.exec(text)
  if (first) {
    const [, month = '', day, otherMonth = month, otherDay, year] = first
    return read({ month, day }, { month: otherMonth, day: otherDay }, year)
  }
  const second = DAY_FIRST.exec(text)
  if (!second) return undefined
  const [, day, otherMonth, lastDay, month = '', year] = second
  return read({ month: otherMonth ?? month, day }, { month, day: lastDay }, year)
}

type Read = { readonly month: string; readonly day: string | undefined }

function read(from: Read, to: Read, year: string | undefined): Written | undefined {
  const point = ({ month, day }: Read) => ({ month: monthNamed(month) ?? 0, day: Number(day) })
  return { from: point(from), to: point(to), year: year === undefined ? undefined : Number(year) }
}

/** The first day of a stay, the next such one unless a year is given. */
function beginIn(words: string, today: string): string | undefined {
  const dayFirst = BEGIN_DAY_FIRST.exec(words)
  const monthFirst = BEGIN_MONTH_FIRST.exec(words)
  const [, day, month = '', year] = dayFirst ?? []
  const [, otherMonth = '', otherDay, otherYear] = monthFirst ?? []
  const found = dayFirst ? { month, day } : { month: otherMonth, day: otherDay }
  if (!dayFirst && !monthFirst) return undefined
  const point = read(found, found, year ?? otherYear)
  return point && next(point, today)?.start
}

/**
 * The date range a text names: "2027-03-03 to 2027-03-09", "March 3 to 9", "3 - 9 March", "next weekend", or "4 days
 * from 10 May".
 */
export function daysIn(text: string, today: string): Days | undefined {
  const words = text.toLowerCase()
  const [, start, end] = ISO.exec(words) ?? []
  const lasting = (from: string | undefined): Days | undefined => {
    const length = lengthIn(words)
    return from === undefined || length === undefined ? undefined : valid(from, addDays(from, length - 1))
  }
  if (start !== undefined) return end === undefined ? lasting(start) : valid(start, end)
  const found = written(words)
  if (found) return next(found, today)
  const begun = lasting(beginIn(words, today))
  if (begun) return begun
  const weekend = /\b(this|next|coming)\s+weekend\b/.exec(words)
  return weekend ? weekendFrom(today, weekend[1] === 'next') : undefined
}

/** The month a text is about: "in May", "in early September", "during march". */
export function monthIn(text: string): number | undefined {
  if (/\b(?:christmas|xmas|new year'?s eve)\b/i.test(text)) return 12
  if (/\bnew year\b/i.test(text)) return 1
  const cue = new RegExp(
    `\\b(?:in|during|for|of|about|early|mid|late|and|until|by|next|this|is)[ -]+${MONTH}(?=$|[^a-z])`,
  ).exec(text.toLowerCase())
  const alone = new RegExp(`\\b(january|february|april|june|july|august|september|october|november|december)\\b`).exec(
    text.toLowerCase(),
  )
  return monthNamed(cue?.[1] ?? alone?.[1] ?? '')
}

/** The length of stay a text names, in days: "5 days", "a week", "a long weekend". */
export function lengthIn(text: string): number | undefined {
  const words = text.toLowerCase()
  const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  const [, amount = '', unit = ''] =
    /\b(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten)[ -]+(days?|weeks?|nights?)\b/.exec(words) ?? []
  if (amount === '') return /\bweekend\b/.test(words) ? 3 : /\bfortnight\b/.test(words) ? 14 : undefined
  const count = /^\d/.test(amount) ? Number(amount) : Math.max(1, NUMBERS.indexOf(amount) + 1)
  const days = unit.startsWith('week') ? count * 7 : unit.startsWith('night') ? count + 1 : count
  return days >= 1 && days <= LIMITS.tripDays ? days : undefined
}
