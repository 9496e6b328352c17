import { type ActivityDate, datesAhead, isDated, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { formatWeekday } from '../../../shared/time/dates.ts'

/** 'Mon, Jun 1, 2026 at 10:00' in the place's local time. */
export const startInWords = (startsAt: string): string =>
  `${formatWeekday(startsAt.slice(0, 10))}, ${startsAt.slice(0, 4)} at ${startsAt.slice(11)}`

type Dated = Pick<Activity, 'dates' | 'placesTaken'>

/**
 * The next date with free places, 'any' without fixed dates, or why there is none: 'over' if all dates have passed,
 * 'full' if the upcoming ones are.
 */
export function nextDate(activity: Dated, today: string): ActivityDate | 'any' | 'over' | 'full' {
  if (!isDated(activity)) return 'any'
  const ahead = datesAhead(activity, today)
  return ahead.find((date) => placesLeft(activity, date) > 0) ?? (ahead.length === 0 ? 'over' : 'full')
}

export const NO_DATE_LEFT = { over: 'All of its dates are over.', full: 'All of its dates are fully booked.' } as const

/** Select options for the dates with free places. */
export const dateOptions = (activity: Dated, ahead: readonly ActivityDate[]) =>
  ahead
    .map((date) => ({ date, left: placesLeft(activity, date) }))
    .filter(({ left }) => left > 0)
    .map(({ date: { startsAt }, left }) => ({
      value: startsAt,
      label: `${startInWords(startsAt)} · ${left} ${left === 1 ? 'place' : 'places'} left`,
    }))
