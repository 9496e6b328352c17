const LOCALE = 'en-US'

const midnightUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const FULL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const LOCAL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const LOCAL_TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

/** 'Mar 3, 2027' for the calendar day 2027-03-03, in every time zone. */
export const formatDay = (day: string): string => DAY.format(midnightUtc(day))

/** 'Wed, Mar 3' for the calendar day 2027-03-03, in every time zone. */
export const formatWeekday = (day: string): string => WEEKDAY.format(midnightUtc(day))

/** 'Wednesday, March 3, 2027' for the calendar day 2027-03-03, in every time zone. */
export const formatFullDay = (day: string): string => FULL_DAY.format(midnightUtc(day))

/** 'March 2027' for the month 2027-03. */
export const formatMonth = (month: string): string => MONTH.format(midnightUtc(`${month}-01`))

/** 'Mar 3 – 9, 2027'; what both days share is said once. A single day stands alone. */
export const formatDayRange = (start: string, end: string): string =>
  DAY.formatRange(midnightUtc(start), midnightUtc(end)).replaceAll('\u2009', ' ')

/** The calendar day of an ISO instant where the traveller is: 'Nov 21, 2026'. */
export const formatInstantDay = (instant: string): string => LOCAL_DAY.format(new Date(instant))

/** Day and time of an ISO instant where the traveller is: 'Nov 21, 2026, 10:31 AM'. */
export const formatInstant = (instant: string): string => LOCAL_TIME.format(new Date(instant)).replaceAll('\u202f', ' ')

/** The calendar day that it is now where the traveller is, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}
