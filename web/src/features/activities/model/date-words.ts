import { type ActivityDate, datesAhead, isDated, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { CalendarDay } from '@waymark/contract/primitives'
import { countOf } from '@waymark/domain/wording'
import { activityPath } from '../../../config/paths.ts'
import { formatWeekday } from '../../../shared/time/dates.ts'

/** 'Mon, Jun 1, 2026' */
const dayInWords = (day: string): string => `${formatWeekday(day)}, ${day.slice(0, 4)}`

/** 'Mon, Jun 1, 2026 at 10:00' in the place's local time. */
export const startInWords = (startsAt: string): string =>
  `${dayInWords(startsAt.slice(0, 10))} at ${startsAt.slice(11)}`

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

export const leftInWords = (left: number): string => (left === 0 ? 'Fully booked' : `${countOf(left, 'place')} left`)

export const isOnDay = ({ startsAt }: Pick<ActivityDate, 'startsAt'>, day: string | undefined): boolean =>
  day !== undefined && startsAt.startsWith(day)

/** The start of the only date on a wished day that has free places. */
export function dateOn(activity: Dated, day: string | undefined): string | undefined {
  const [only, another] = (activity.dates ?? []).filter((date) => isOnDay(date, day) && placesLeft(activity, date) > 0)
  return another === undefined ? only?.startsAt : undefined
}

/** What a wished day comes to, where it is not among the dates: 'Not on Mon, Jun 1, 2026.' */
export function dayMissed(activity: Dated, day: string | undefined): string | undefined {
  if (day === undefined || !isDated(activity)) return undefined
  const onDay = datesAhead(activity, day).filter((date) => isOnDay(date, day))
  if (onDay.some((date) => placesLeft(activity, date) > 0)) return undefined
  return `${onDay.length === 0 ? 'Not on' : 'Fully booked on'} ${dayInWords(day)}.`
}

/** Select options for the dates with free places. */
export const dateOptions = (activity: Dated, ahead: readonly ActivityDate[]) =>
  ahead
    .map((date) => ({ date, left: placesLeft(activity, date) }))
    .filter(({ left }) => left > 0)
    .map(({ date: { startsAt }, left }) => ({
      value: startsAt,
      label: `${startInWords(startsAt)} · ${leftInWords(left)}`,
    }))

/** The day of the list's filter, in the address of an activity; undefined if it is none. */
export const dayIn = (search: URLSearchParams): string | undefined => CalendarDay.safeParse(search.get('day')).data

/** The page of an activity with the day that is looked for. */
export const pathOnDay = (activityId: string, day = ''): string =>
  activityPath(activityId) + (day === '' ? '' : `?day=${encodeURIComponent(day)}`)
