const LOCALE = 'en-US'

const midnightUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Creates a format on first use: a browser takes 20 to 35 ms for the first one. */
function lazyFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => (format ??= new Intl.DateTimeFormat(LOCALE, options)).format(date)
}

const weekday = lazyFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const fullDay = lazyFormat({ dateStyle: 'full', timeZone: 'UTC' })
const monthAndYear = lazyFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const localDay = lazyFormat({ dateStyle: 'medium' })
const localTime = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' })

// For the same reason, dates in lists of trips are formatted without Intl.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function partsOf(day: string): { year: string; month: string | undefined; date: number } {
  const [year = '', month, date] = day.split('-')
  return { year, month: MONTHS[Number(month) - 1], date: Number(date) }
}

/** 'Mar 3, 2027' for the calendar day 2027-03-03, independent of the time zone. */
export function formatDay(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${month} ${date}, ${year}`
}

/** 'Wed, Mar 3' for the calendar day 2027-03-03, independent of the time zone. */
export const formatWeekday = (day: string): string => weekday(midnightUtc(day))

/** 'Wednesday, March 3, 2027' for the calendar day 2027-03-03, independent of the time zone. */
export const formatFullDay = (day: string): string => fullDay(midnightUtc(day))

/** 'March 2027' for the month 2027-03. */
export const formatMonth = (month: string): string => monthAndYear(midnightUtc(`${month}-01`))

/** 'Mar 3 – 9, 2027'; common parts are written once. A single day stands alone. */
export function formatDayRange(start: string, end: string): string {
  if (start === end) return formatDay(start)
  const from = partsOf(start)
  const to = partsOf(end)
  if (from.year !== to.year) return `${formatDay(start)} – ${formatDay(end)}`
  const last = from.month === to.month ? `${to.date}` : `${to.month} ${to.date}`
  return `${from.month} ${from.date} – ${last}, ${to.year}`
}

/** The local calendar day of an ISO instant: 'Nov 21, 2026'. */
export const formatInstantDay = (instant: string): string => localDay(new Date(instant))

/** Local date and time of an ISO instant: 'Nov 21, 2026, 10:31 AM'. */
export const formatInstant = (instant: string): string => localTime(new Date(instant)).replaceAll('\u202f', ' ')

/** The current local calendar day, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}
