/** Days since 1970. */
type DayNumber = number

const DAY_MS = 86_400_000
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const READ = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTH', 'BYMONTHDAY'])

export const dayNumber = (date: string): DayNumber => Date.parse(date) / DAY_MS
export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

// 1 January 1970 was a Thursday.
const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7

/** A recurrence rule (RFC 5545, RRULE). */
export interface Repeats {
  readonly isOn: (day: DayNumber) => boolean
  readonly count: number
  /** As written: a date, or a time with or without Z. */
  readonly until: string | undefined
}

/** As many days as a year has. */
const MOST_LISTED = 366

type IsOn = Repeats['isOn']
const always: IsOn = () => true

/** BYDAY: 'MO' or 'MO,WE'; with ordinals in a month: '2TU', last Friday '-1FR'. */
function onWeekdays(text: string | undefined, inMonth: boolean): IsOn | undefined {
  const days = text?.split(',', MOST_LISTED).map((each) => /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(each.trim()))
  if (days === undefined) return always
  if (days.some((each) => each === null || (each[1] !== undefined && !inMonth))) return undefined
  const wanted = days.map((each) => ({ nth: Number(each?.[1] ?? 0), weekday: WEEKDAYS.indexOf(each?.[2] ?? '') }))
  return (day) =>
    wanted.some(({ nth, weekday }) => {
      if (weekday !== weekdayOf(day)) return false
      const { date, left } = placeInMonth(day)
      return nth === 0 || nth === (nth > 0 ? Math.ceil(date / 7) : -Math.ceil((left + 1) / 7))
    })
}

/** @returns `date` from 1, and the number of days `left` in the month */
function placeInMonth(day: DayNumber): { year: number; month: number; date: number; left: number } {
  const at = new Date(day * DAY_MS)
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return { year, month: month + 1, date, left: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() - date }
}

/** The numbers of a list, each once; of a longer one the first. */
const numbersIn = (text: string): ReadonlySet<number> => new Set(text.split(',', MOST_LISTED).map(Number))

/** Counts days, weeks, months or years, for INTERVAL. */
const STEPS: Readonly<Record<string, (day: DayNumber, weekStart: number) => number>> = {
  DAILY: (day) => day,
  WEEKLY: (day, weekStart) => Math.floor((day - weekdayOf(day - weekStart)) / 7),
  MONTHLY: (day) => placeInMonth(day).year * 12 + placeInMonth(day).month,
  YEARLY: (day) => placeInMonth(day).year,
}

/** The recurrence of an event starting on `first`; undefined for unsupported rules. */
export function repeatsOf(rule: string, first: DayNumber): Repeats | undefined {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter((part) => part !== '')
      .map((part) => part.split('=', 2) as [string, string]),
  )
  const freq = parts.get('FREQ')
  const step = STEPS[freq ?? '']
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')
  const [byDay, byMonth, byMonthDay] = ['BYDAY', 'BYMONTH', 'BYMONTHDAY'].map((name) => parts.get(name))
  const weekday = onWeekdays(byDay, freq === 'MONTHLY')
  const isRead = [...parts.keys()].every((name) => READ.has(name)) && interval >= 1 && weekStart >= 0
  if (!isRead || step === undefined || weekday === undefined) return undefined
  if (freq === 'YEARLY' && (byDay ?? byMonthDay) !== undefined) return undefined

  const start = placeInMonth(first)
  const [months, dates] = [byMonth, byMonthDay].map((list) => (list === undefined ? undefined : numbersIn(list)))
  const inMonth: IsOn = (day) => months?.has(placeInMonth(day).month) ?? true
  const onDate: IsOn = (day) => {
    const { month, date, left } = placeInMonth(day)
    if (dates !== undefined) return dates.has(date) || dates.has(-1 - left)
    if (freq === 'MONTHLY') return byDay !== undefined || date === start.date
    return freq !== 'YEARLY' || (date === start.date && (byMonth !== undefined || month === start.month))
  }
  const onWeekday: IsOn =
    freq === 'WEEKLY' && byDay === undefined ? (day) => weekdayOf(day) === weekdayOf(first) : weekday
  const from = step(first, weekStart)
  const inStep: IsOn = (day) => (step(day, weekStart) - from) % interval === 0
  const tests = [inStep, onWeekday, inMonth, onDate]
  return {
    // DTSTART always counts, even if it does not match the rule, as in common calendar programs.
    isOn: (day) => day === first || tests.every((test) => test(day)),
    count: Number(parts.get('COUNT') ?? Infinity),
    until: parts.get('UNTIL'),
  }
}
