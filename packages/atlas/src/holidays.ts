import { holidayTable } from './tables.ts'

/** A public holiday of a whole country on one date. */
export interface Holiday {
  /** In English. */
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** Dates are `MM-DD` where they are the same every year, else `YYYY-MM-DD` of each year that the table knows. */
const fallsOn = (dates: string, date: string): boolean =>
  dates.split(' ').some((known) => known === date || known === date.slice(5))

/**
 * The public holiday of a country on a calendar day. Undefined on working days, for countries without a table, and for
 * movable holidays of years that the table does not reach (data/NOTICE.md).
 */
export function holidayOn(countryCode: string, date: string): string | undefined {
  return Object.entries(holidayTable(countryCode)).find(([, dates]) => fallsOn(dates, date))?.[0]
}

/** The public holidays of a country from one calendar day to another, both included, in their order. */
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
