const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' })

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** 'Mar 3' for the calendar day 2027-03-03. */
export const shortDay = (day: string): string => DAY.format(midnight(day))

/** 'Mar 3 to Mar 9, 2027'. */
export const shortRange = (start: string, end: string): string =>
  `${start === end ? shortDay(start) : `${shortDay(start)} to ${shortDay(end)}`}, ${YEAR.format(midnight(end))}`
