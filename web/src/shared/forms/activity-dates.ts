import type { Activity } from '@waymark/contract/activities/activity'

/** One date of an activity as it is typed. */
export interface DateFields {
  readonly day: string
  readonly time: string
  readonly places: string
}

export const NO_DATE: DateFields = { day: '', time: '', places: '8' }

/** What the API is sent. */
export const sentDates = (dates: readonly DateFields[]) =>
  dates.map(({ day, time, places }) => ({ startsAt: `${day}T${time}`, places }))

export const dateFieldsOf = ({ dates = [] }: Pick<Activity, 'dates'>): DateFields[] =>
  dates.map(({ startsAt, places }) => ({
    day: startsAt.slice(0, 10),
    time: startsAt.slice(11),
    places: String(places),
  }))

/** Where the fault of a part of what is sent is shown: a date is a day and a time of the form. */
export const fieldOfActivity = (path: readonly string[]): string => path.join('.').replace(/startsAt$/, 'day')
