import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'
import { dateFieldsOf, sentDates, type DateFields } from '../../../shared/forms/activity-dates.ts'

/** The activity form's fields in screen order. */
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

/** Form values; an empty text is a field that is not filled in. */
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

/** The request body. */
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
