import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'

/** Form values of an activity date. */
export interface DateFields {
  readonly day: string
  readonly time: string
  readonly places: string
}

export const NO_DATE: DateFields = { day: '', time: '', places: '8' }

/** The API's format. */
const sentDates = (dates: readonly DateFields[]) =>
  dates.map(({ day, time, places }) => ({ startsAt: `${day}T${time}`, places }))

const dateFieldsOf = ({ dates = [] }: Pick<Activity, 'dates'>): DateFields[] =>
  dates.map(({ startsAt, places }) => ({
    day: startsAt.slice(0, 10),
    time: startsAt.slice(11),
    places: String(places),
  }))

/** Maps the path of a request field to the form field: a date consists of day and time. */
export const fieldOfActivity = (path: readonly string[]): string => path.join('.').replace(/startsAt$/, 'day')

/** The label of each field that submitters and administrators fill in, in screen order. */
export const ACTIVITY_LABELS = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  meetingPoint: 'Meeting point',
  price: 'Price per person ($)',
  duration: 'Duration',
  category: 'Category',
  dates: 'Dates',
  imageUrl: 'Image address',
} as const

/** Below the field for where an activity begins. */
export const MEETING_POINT_HINT = 'A place or an address as a map finds it: it opens in the map app.'

/** Form values; an empty text is a field that is not filled in. */
export type ActivityFields = Record<Exclude<keyof typeof ACTIVITY_LABELS, 'dates'>, string> & {
  readonly dates: readonly DateFields[]
}

export const ACTIVITY_FIELDS = Object.keys(ACTIVITY_LABELS) as (keyof ActivityFields)[]

export const EMPTY_ACTIVITY: Readonly<ActivityFields> = {
  title: '',
  description: '',
  location: '',
  meetingPoint: '',
  price: '',
  duration: '',
  category: '',
  dates: [],
  imageUrl: '',
}

export const fieldsOfActivity = (activity: Activity): ActivityFields => ({
  title: activity.title,
  description: activity.description,
  location: activity.location,
  meetingPoint: activity.meetingPoint ?? '',
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category ?? '',
  dates: dateFieldsOf(activity),
  imageUrl: activity.imageUrl ?? '',
})

/** The request body. */
export const bodyOfActivity = <F extends ActivityFields>({ dates, ...fields }: F) => ({
  ...fields,
  dates: sentDates(dates),
})
