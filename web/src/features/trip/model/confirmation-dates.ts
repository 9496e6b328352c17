import { addDays } from '@waymark/contract/calendar'
import { CalendarDay } from '@waymark/contract/primitives'
import type { Trip } from '@waymark/contract/trips/trip'

/** Dates and times as written in confirmations, in the supported languages. */

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt']

const namesOf = (options: Intl.DateTimeFormatOptions, count: number, step: number): Map<string, number> =>
  new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, index) => {
        const name = names.format(new Date(Date.UTC(2027, 0, 15 + index * step)))
        return [name.toLowerCase().replace(/\.$/, ''), index + 1] as const
      })
    }),
  )

/** Steps of this many days from mid-January hit each month once. */
const MONTHS = new Map([
  ...namesOf({ month: 'long' }, 12, 30.4),
  ...namesOf({ month: 'short' }, 12, 30.4),
  ['sept', 9] as const,
])
const WEEKDAYS = new Set([...namesOf({ weekday: 'long' }, 7, 1).keys(), ...namesOf({ weekday: 'short' }, 7, 1).keys()])

const oneOf = (names: Iterable<string>): string => [...names].toSorted((a, b) => b.length - a.length).join('|')
const MONTH = `(?<month>${oneOf(MONTHS.keys())})(?!\\p{L})\\.?`
/** A two-digit year only if no time follows: '12 Mar 27', but not '12 Mar 15:00'. */
const YEAR = `(?<year>20\\d\\d|['’]?\\d\\d(?![.:h]?\\d|\\s?[ap]\\.?m|\\s*[–-]\\s*\\d))(?!\\d)`
const DAY = `(?<!\\d[.:/-]?)(?<day>\\d{1,2})`

const TH = '(?:st|nd|rd|th|er|º|\\.)?'

const PATTERNS: readonly RegExp[] = [
  /\b(?<year>20\d\d)(?<between>[-/])(?<month>\d\d)\k<between>(?<day>\d\d)\b/g,
  /(?<![\d.:])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d|\d\d(?!\d))?(?!\d)/g,
  /(?<![\d/])(?<first>\d{1,2})[/-](?<second>\d{1,2})[/-](?<year>20\d\d)\b/g,
  new RegExp(`${DAY}${TH}\\s+(?:de\\s+|of\\s+)?${MONTH},?(?:\\s+(?:de\\s+|del\\s+)?${YEAR})?`, 'giu'),
  // '02-Mar-2027', '02MAR27'
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<day>\\d{1,2})(?<between>[-/]?)(?<month>${oneOf(MONTHS.keys())})\\k<between>${YEAR}`,
    'giu',
  ),
  // '12MAR'
  new RegExp(`(?<![\\p{L}\\p{N}])(?<day>\\d\\d)(?<month>${oneOf(MONTHS.keys())})(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTH}\\s+(?<day>\\d{1,2})(?![\\d:])(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d))?`, 'giu'),
  /(?:(?<year>20\d\d)年\s*)?(?<month>\d{1,2})月\s*(?<day>\d{1,2})日/g,
]

/** Numbered things: 'Terminal 1 - 4 March' is not a range of days. */
const NUMBERED =
  'terminal|gate|platform|room|seat|row|coach|car|door|floor|level|hall|bay|pier|zimmer|gleis|bahnsteig|halle|wagen|platz|sitz|etage|ausgang|puerta|vía|andén|coche|asiento|habitación|planta|porte|quai|voie|voiture|place|siège|chambre|étage|binario|carrozza|posto|camera|piano|uscita|flight|flug|vol|vuelo|volo|no|nr|n°'
const NO_NUMBER = `(?<!(?<!\\p{L})(?:${NUMBERED}|[tg])\\.?\\s?#?)`

const TO = '(?:\\s*[–—-]\\s*|\\s+(?:bis(?:\\s+zum)?|to|till|until|through|au|al|à|a|hasta(?:\\s+el)?)\\s+)'
const ON_DAY = `(?:(?:${oneOf(WEEKDAYS)})\\.?,?\\s+)?(?<untilDay>\\d{1,2})`
const FROM_MONTH = MONTH.replace('<month>', '<fromMonth>')

/** '2–5 March 2027', also across months, with the year after the second date only. */
const RANGES: readonly RegExp[] = [
  /(?<![\d.:])(?<day>\d{1,2})\.(?:(?<fromMonth>\d{1,2})\.)?\s*(?:[–—-]|bis)\s*(?<untilDay>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d|\d\d(?!\d))?(?!\d)/g,
  new RegExp(
    `${NO_NUMBER}${DAY}${TH}(?:\\s+(?:de\\s+)?${FROM_MONTH})?${TO}${ON_DAY}${TH}\\s+(?:de\\s+|of\\s+)?${MONTH},?(?:\\s+(?:de\\s+|del\\s+)?${YEAR})?`,
    'giu',
  ),
  /(?:(?<year>20\d\d)年\s*)?(?<fromMonth>\d{1,2})月\s*(?<day>\d{1,2})日(?:\s?\(.\))?\s*[~–-]\s*(?:(?<month>\d{1,2})月\s*)?(?<untilDay>\d{1,2})日/g,
  // Without a year, nothing may follow: 'March 3 - 4 guests' is not a range.
  new RegExp(
    `(?<!\\p{L})${FROM_MONTH}\\s+(?<day>\\d{1,2})${TH}${TO}(?:${MONTH}\\s+)?${ON_DAY}(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d)\\b|(?=\\s*(?:$|[,;)(·|])))`,
    'giu',
  ),
]

/** Maximum distance from the trip for dates without a year, or ambiguous ones. */
const NEAR_DAYS = 3

type Dates = Pick<Trip, 'startDate' | 'endDate'>

const isNear = (date: string, { startDate, endDate }: Dates, days = NEAR_DAYS): boolean =>
  date >= addDays(startDate, -days) && date <= addDays(endDate, days)

const dateOf = (year: number, month: number, day: number): string[] => {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return CalendarDay.safeParse(date).success ? [date] : []
}

type Groups = Record<string, string | undefined>

const monthOf = (name: string): number => MONTHS.get(name.toLowerCase()) ?? Number(name)

/** Possible readings of a match. With slashes, day and month are ambiguous unless one reading is near the trip. */
function readingsOf(groups: Groups, trip: Dates): string[] {
  const { year, month = '', day = '', first, second } = groups
  const near = (dates: string[]): string[] => dates.filter((date) => isNear(date, trip))
  const named = monthOf(month)
  const digits = year?.replace(/\D/g, '')
  if (digits === undefined) {
    const from = Number(trip.startDate.slice(0, 4))
    return near([from, from + 1].flatMap((guess) => dateOf(guess, named, Number(day))))
  }
  const years = Number(digits.length === 2 ? `20${digits}` : digits)
  if (first === undefined || second === undefined) return dateOf(years, named, Number(day))
  const both = [...dateOf(years, Number(second), Number(first)), ...dateOf(years, Number(first), Number(second))]
  return new Set(both).size === 1 ? both : near(both)
}

/** Both ends of a range; empty if they are out of order. */
function rangeOf({ day, fromMonth, untilDay, month = fromMonth ?? '', year }: Groups, trip: Dates): string[] {
  const first = fromMonth ?? month
  const isOverNewYear = monthOf(first) > monthOf(month)
  const fullYear = year === undefined ? undefined : Number(year.replace(/\D/g, '').replace(/^..$/, '20$&'))
  const yearBefore = fullYear === undefined ? undefined : String(fullYear - (isOverNewYear ? 1 : 0))
  const [from, until] = [
    readingsOf({ day, month: first, year: yearBefore }, trip)[0],
    readingsOf({ day: untilDay, month, year }, trip)[0],
  ]
  return from === undefined || until === undefined || from >= until ? [] : [from, until]
}

/** More than any confirmation names; a text of thousands would keep the page busy for minutes. */
export const MOST_DATES = 50

export interface DateAt {
  readonly date: string
  readonly index: number
  readonly end: number
}

/** The dates in a line, in order. Dates without a year are matched to the trip. */
export function datesIn(line: string, trip: Dates): DateAt[] {
  const ranges = RANGES.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
      const end = index + length
      return rangeOf(groups, trip).map((date, which) => ({ date, index: which === 0 ? index : end, end }))
    }),
  )
  const single = PATTERNS.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
      const [date, other] = readingsOf(groups, trip)
      return date === undefined || (other !== undefined && other !== date) ? [] : [{ date, index, end: index + length }]
    }),
  )
  const found = [...ranges, ...single].toSorted((a, b) => a.index - b.index || b.end - a.end).slice(0, MOST_DATES)
  return found.filter(({ index }, at) => found.slice(0, at).every(({ end }) => index >= end))
}

/** Dates near the trip, to exclude, for example, the printing date; all if none is near. */
export function nearTrip<T extends { readonly date: string }>(found: readonly T[], trip: Dates): readonly T[] {
  const near = found.filter(({ date }) => isNear(date, trip, 30))
  return near.length > 0 ? near : found
}

/** Times: with minutes, am/pm, or a word for hours. Amounts are excluded. */
const TIMES =
  /(?<![\d.,:/-])(?:([01]?\d|2[0-3])(?:[:.]|\s?h\s?)([0-5]\d)(?<!\.\d\d(?=\.))(?!\.?\d|\s?(?:€|EUR|\$|USD|£|GBP|%|km|kg))(?:\s*([ap])\.?m\b)?|(1[0-2]|0?[1-9])\s?([ap])\.?m\b|([01]?\d|2[0-3])\s?(?:Uhr\b|h\b)|(?<=\btime:? |, |\bat )(noon)\b)/gi

/** 'HH:mm' of each time in a text. */
export const timesIn = (text: string): string[] =>
  [...text.matchAll(TIMES)].flatMap(([, hour, minute = '00', half, bare, bareHalf, only, noon]) => {
    const pm = half ?? bareHalf
    const read = noon === undefined ? Number(hour ?? bare ?? only) : 12
    const on24 = pm === undefined ? read : (read % 12) + (pm.toLowerCase() === 'p' ? 12 : 0)
    return on24 > 23 ? [] : [`${String(on24).padStart(2, '0')}:${minute}`]
  })

/** A line without dates, weekdays and their separators. */
export const withoutDates = (line: string, trip: Dates): string =>
  datesIn(line, trip)
    .toReversed()
    .reduce((rest, { index, end }) => `${rest.slice(0, index)} ${rest.slice(end)}`, line)
    .replaceAll(/\p{L}+/gu, (word) => (WEEKDAYS.has(word.toLowerCase()) ? ' ' : word))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '')
