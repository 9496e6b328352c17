import { AdminActivityForm } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'
import { dateFieldsOf, fieldOfActivity, sentDates, type DateFields } from '../../../shared/forms/activity-dates.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

/** Form values; an empty text is a field that is not filled in. */
export interface ActivityFields {
  title: string
  description: string
  location: string
  price: string
  duration: string
  category: string
  dates: DateFields[]
  rating: string
  imageUrl: string
  isAvailable: boolean
}

export const ACTIVITY_LABELS: Readonly<Record<keyof ActivityFields, string>> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  price: 'Price per person ($)',
  duration: 'Duration',
  category: 'Category',
  dates: 'Dates',
  rating: 'Rating',
  imageUrl: 'Image address',
  isAvailable: 'Available',
}

export const EMPTY_ACTIVITY: Readonly<ActivityFields> = {
  title: '',
  description: '',
  location: '',
  price: '',
  duration: '',
  category: '',
  dates: [],
  rating: '',
  imageUrl: '',
  isAvailable: true,
}

export const fieldsOfActivity = (activity: Activity): ActivityFields => ({
  title: activity.title,
  description: activity.description,
  location: activity.location,
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category ?? '',
  dates: dateFieldsOf(activity),
  rating: activity.rating?.toFixed(1) ?? '',
  imageUrl: activity.imageUrl ?? '',
  isAvailable: activity.isAvailable,
})

export const activityResolver = contractResolver<ActivityFields, AdminActivityForm>(AdminActivityForm, {
  bodyOf: ({ dates, ...fields }) => ({ ...fields, dates: sentDates(dates) }),
  fieldOf: (path) => ((path[0] ?? '') in EMPTY_ACTIVITY ? fieldOfActivity(path) : undefined),
})
