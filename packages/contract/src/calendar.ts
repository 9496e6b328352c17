const DAY_MS = 24 * 60 * 60 * 1000

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Number of days from `start` to `end` (`YYYY-MM-DD`); negative if `end` is earlier. */
export const daysBetween = (start: string, end: string): number => Math.round((utc(end) - utc(start)) / DAY_MS)

/** Years have four digits: no reader takes a document with a day outside of these. */
const FIRST_DAY = utc('0000-01-01')
const LAST_DAY = utc('9999-12-31')

/** The calendar day `count` days after `day`, both `YYYY-MM-DD`; the first or last day of the calendar where it ends. */
export const addDays = (day: string, count: number): string =>
  new Date(Math.min(Math.max(utc(day) + count * DAY_MS, FIRST_DAY), LAST_DAY)).toISOString().slice(0, 10)

/** Today's date in the westernmost time zone (UTC-12) at `now`. An earlier day is in the past everywhere. */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10)
