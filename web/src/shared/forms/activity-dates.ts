import type { Activity } from '@waymark/contract/activities/activity'

/** Form values of an activity date. */
export interface DateFields {
  readonly day: string
  readonly time: string
  readonly places: string
}

export const NO_DATE: DateFields = { day: '', time: '', places: '8' }

/** The API's format. */
export const sentDates = (dates: readonly DateFields[]) =>
  dates.map(({ day, time, places }) => ({ startsAt: `${day}T${time}`, places }))

export const dateFieldsOf = ({ dates = [] }: Pick<Activity, 'dates'>): DateFields[] =>
  dates.map(({ startsAt, places }) => ({
    day: startsAt.slice(0, 10),
    time: startsAt.slice(11),
    places: String(places),
  }))

/** Maps the path of a request field to the form field: a date consists of day and time. */
export const fieldOfActivity = (path: readonly string[]): string => path.join('.').replace(/startsAt$/, 'day')
