import { holidayTable } from './tables.ts'

/** A national public holiday on one date. */
export interface Holiday {
  /** In English. */
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** A date is `MM-DD` if it is fixed, else `YYYY-MM-DD` for each known year. */
const fallsOn = (dates: string, date: string): boolean =>
  dates.split(' ').some((known) => known === date || known === date.slice(5))

/**
 * The public holiday of a country on a date. Undefined on other days, for countries without a table, and for movable
 * holidays of years beyond the table (data/NOTICE.md).
 */
export function holidayOn(countryCode: string, date: string): string | undefined {
  return Object.entries(holidayTable(countryCode)).find(([, dates]) => fallsOn(dates, date))?.[0]
}

/** Public holidays of a country between two dates, inclusive, in order. */
export function holidaysBetween(countryCode: string, from: string, to: string): Holiday[] {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index),
  )
  return Object.entries(holidayTable(countryCode))
    .flatMap(([name, dates]) =>
      dates
        .split(' ')
        .flatMap((known) => (known.length === 5 ? years.map((year) => `${year}-${known}`) : known))
        .map((date) => ({ name, date })),
    )
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
