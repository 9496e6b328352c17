import { addDays } from '@waymark/contract/calendar'

/** `YYYY-MM`. */
export type Month = string

const DAYS_OF_A_WEEK = 7

export const monthOf = (day: string): Month => day.slice(0, 7)

const firstDayOf = (month: Month): string => `${month}-01`

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export function addMonths(month: Month, count: number): Month {
  const date = new Date(`${firstDayOf(month)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(date.toISOString())
}

export const lastDayOf = (month: Month): string => addDays(firstDayOf(addMonths(month, 1)), -1)

/** The same day `count` months later; the last day if that month is shorter. */
export function sameDayMonthsLater(day: string, count: number): string {
  const month = addMonths(monthOf(day), count)
  const wanted = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return wanted > last ? last : wanted
}

/** The weeks of a month from Sunday to Saturday; undefined for days of adjacent months. */
export function weeksOf(month: Month): (string | undefined)[][] {
  const first = firstDayOf(month)
  const weeks: (string | undefined)[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); sunday <= lastDayOf(month); sunday = addDays(sunday, 7)) {
    weeks.push(
      Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => {
        const day = addDays(sunday, index)
        return monthOf(day) === month ? day : undefined
      }),
    )
  }
  return weeks
}

/** The weeks of a month that are not over on `first`, because no day of those can be chosen. */
export const weeksFrom = (first: string, month: Month): (string | undefined)[][] =>
  weeksOf(month).filter((week) => week.some((day) => day !== undefined && day >= first))

/** The day that a key moves to from `day` in a calendar grid; undefined for other keys. */
export function dayAfterKey(day: string, key: string, withShift: boolean): string | undefined {
  const months = withShift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_A_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_OF_A_WEEK)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, DAYS_OF_A_WEEK - 1 - weekdayOf(day))
    case 'PageUp':
      return sameDayMonthsLater(day, -months)
    case 'PageDown':
      return sameDayMonthsLater(day, months)
    default:
      return undefined
  }
}
