import { addDays } from '@waymark/contract/calendar'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import { WEEKDAYS, type Weekday } from '@waymark/atlas/place'
import { monthNamed } from './months.ts'

/** The day a question about opening hours means. */
export interface DayAsked {
  /** `YYYY-MM-DD`: the date the question names, else the next such weekday. */
  readonly date: string
  readonly weekday: Weekday
  /** Whether every Monday is meant, not the next one. */
  readonly isWeekly: boolean
}

const NAMES: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday',
} // prettier-ignore

/** 'Monday' of 'Mon'. */
export const weekdayName = (weekday: Weekday): string => NAMES[weekday]

const WEEKDAY = /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/

/** Named days, as `MM-DD`. */
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\bchristmas eve\b/, '12-24'],
  [/\b(?:christmas|xmas|x-mas)\b/, '12-25'],
  [/\bboxing day\b/, '12-26'],
  [/\bnew year'?s? eve\b/, '12-31'],
  [/\bnew years?\b|\bnew year'?s\b/, '01-01'],
  [/\b(?:labou?r|may) day\b/, '05-01'],
  [/\bbastille day\b/, '07-14'],
]

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATES = [
  new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:,? (?<year>20\\d\\d))?`),
  new RegExp(`\\b${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>20\\d\\d))?`),
]

const padded = (number: number): string => String(number).padStart(2, '0')

const onDate = (date: string): DayAsked => ({ date, weekday: weekdayOf(date), isWeekly: false })

/** The next such day from today on. */
const next = (monthDay: string, today: string): DayAsked => {
  const thisYear = `${today.slice(0, 4)}-${monthDay}`
  return onDate(thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthDay}`)
}

function dateIn(words: string, today: string): DayAsked | undefined {
  const [, feast] = FEASTS.find(([pattern]) => pattern.test(words)) ?? []
  if (feast !== undefined) return next(feast, today)
  for (const pattern of DATES) {
    const found = pattern.exec(words)
    const month =
      monthNamed(found?.[1] ?? found?.[2] ?? '') ??
      monthNamed(found?.slice(1).find((part) => /^[a-z]/.test(part ?? '')) ?? '')
    const day = Number(found?.groups?.['day'])
    if (month === undefined || !(day >= 1 && day <= 31)) continue
    const monthDay = `${padded(month)}-${padded(day)}`
    const year = found?.groups?.['year']
    if (Number.isNaN(Date.parse(`${year ?? 2028}-${monthDay}`))) continue
    return year === undefined ? next(monthDay, today) : onDate(`${year}-${monthDay}`)
  }
  return undefined
}

/** The words of a text that name a day to keep for the next question: 'christmas', 'tuesdays', '3 may'. */
export function dayNamedIn(text: string): string | undefined {
  const words = text.toLowerCase().replaceAll('’', "'")
  const signs = [...FEASTS.map(([pattern]) => pattern), ...DATES, WEEKDAY]
  return signs.map((sign) => sign.exec(words)?.[0]).find((found) => found !== undefined)
}

/** The day a text names: a weekday, a date, a holiday, today or tomorrow. */
export function dayAskedIn(text: string, today: string): DayAsked | undefined {
  const words = text.toLowerCase().replaceAll('’', "'")
  const date = dateIn(words, today)
  if (date) return date
  if (/\b(?:today|tonight|right now|now)\b/.test(words)) return onDate(today)
  if (/\btomorrow\b/.test(words)) return onDate(addDays(today, 1))
  const [, name] = WEEKDAY.exec(words) ?? []
  const weekday = WEEKDAYS.find((one) => name?.startsWith(one.toLowerCase()))
  if (!weekday) return undefined
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  return { date: addDays(today, ahead), weekday, isWeekly: true }
}
