import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'
import { dateFieldsOf, sentDates, type DateFields } from '../../../shared/forms/activity-dates.ts'

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

/** What the API is sent. */
export const activityBodyOf = ({ dates, ...fields }: ActivityFields) => ({ ...fields, dates: sentDates(dates) })

export const fieldsOf = (activity: Activity): ActivityFields => ({
  title: activity.title,
  description: activity.description,
  location: activity.location,
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category ?? '',
  imageUrl: activity.imageUrl ?? '',
  dates: dateFieldsOf(activity),
})
