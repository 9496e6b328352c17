import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'

/** The fields of an activity's form in their order on the screen. */
export const ACTIVITY_FIELDS = [
  'title',
  'description',
  'location',
  'price',
  'duration',
  'category',
  'dates',
  'imageUrl',
] as const
type TextField = Exclude<(typeof ACTIVITY_FIELDS)[number], 'dates'>

/** One date as it is typed. */
export interface DateFields {
  readonly day: string
  readonly time: string
  readonly places: string
}

/** What the form holds; an empty text is a field that has not been filled in. */
export type ActivityFields = Record<TextField, string> & { readonly dates: readonly DateFields[] }

export const NO_ACTIVITY: Readonly<ActivityFields> = {
  title: '',
  description: '',
  location: '',
  price: '',
  duration: '',
  category: '',
  imageUrl: '',
  dates: [],
}

export const NO_DATE: DateFields = { day: '', time: '', places: '8' }

/** What the API is sent. */
export const activityBodyOf = ({ dates, ...fields }: ActivityFields) => ({
  ...fields,
  dates: dates.map(({ day, time, places }) => ({ startsAt: `${day}T${time}`, places })),
})

/** Where the fault of a part of that is shown: a date is a day and a time of the form. */
export const fieldOfActivity = (path: readonly string[]): string => path.join('.').replace(/startsAt$/, 'day')

export const fieldsOf = (activity: Activity): ActivityFields => ({
  title: activity.title,
  description: activity.description,
  location: activity.location,
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category ?? '',
  imageUrl: activity.imageUrl ?? '',
  dates: (activity.dates ?? []).map(({ startsAt, places }) => ({
    day: startsAt.slice(0, 10),
    time: startsAt.slice(11),
    places: String(places),
  })),
})
