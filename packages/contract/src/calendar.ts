const DAY_MS = 24 * 60 * 60 * 1000

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days from `start` to `end`, both `YYYY-MM-DD`; 0 when they are the same, negative when `end` comes first. */
export const daysBetween = (start: string, end: string): number => Math.round((utc(end) - utc(start)) / DAY_MS)

/** The calendar day `count` days after `day`, both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Today somewhere on earth: the calendar day in the westernmost time zone (UTC-12) at `now`. A day before it is past everywhere. */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10)
