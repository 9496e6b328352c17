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
  'imageUrl',
] as const
type ActivityField = (typeof ACTIVITY_FIELDS)[number]

/** What the form holds; an empty text is a field that has not been filled in. */
export type ActivityFields = Record<ActivityField, string>

export const NO_ACTIVITY: Readonly<ActivityFields> = {
  title: '',
  description: '',
  location: '',
  price: '',
  duration: '',
  category: '',
  imageUrl: '',
}

export const fieldsOf = (activity: Activity): ActivityFields => ({
  title: activity.title,
  description: activity.description,
  location: activity.location,
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category ?? '',
  imageUrl: activity.imageUrl ?? '',
})
