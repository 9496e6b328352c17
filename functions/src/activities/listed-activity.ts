import type { AdminActivity, ListedActivity, OwnActivity } from '@waymark/contract/activities/activity-calls'
import { placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { moneyText } from '@waymark/contract/money'

export const listedActivity = (activity: Activity): ListedActivity => ({
  id: activity.id,
  title: activity.title,
  description: activity.description,
  location: activity.location,
  ...(activity.meetingPoint !== undefined && { meetingPoint: activity.meetingPoint }),
  price: moneyText(activity.priceCents),
  duration: activity.duration,
  category: activity.category,
  imageUrl: activity.imageUrl,
  rating: activity.rating,
  isAvailable: activity.isAvailable,
  status: activity.status,
  createdAt: activity.createdAt,
  ...(activity.dates !== undefined && {
    dates: activity.dates.map((date) => ({ ...date, placesLeft: placesLeft(activity, date) })),
  }),
})

export const ownActivity = (activity: Activity): OwnActivity => ({
  ...listedActivity(activity),
  rejectionReason: activity.rejectionReason,
  version: activity.version,
  updatedAt: activity.updatedAt,
})

export const adminActivity = (activity: Activity): AdminActivity => ({
  ...ownActivity(activity),
  submittedBy: activity.submittedBy,
})
