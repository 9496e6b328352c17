import { AdminActivityForm } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import {
  ACTIVITY_LABELS,
  type ActivityFields,
  bodyOfActivity,
  EMPTY_ACTIVITY,
  fieldOfActivity,
  fieldsOfActivity,
} from '../../../shared/forms/activity-fields.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

/** The form's values: those of every activity, and what only administrators set. */
export type AdminActivityFields = ActivityFields & { rating: string; isAvailable: boolean }

const { imageUrl, ...LABELS } = ACTIVITY_LABELS

export const ADMIN_ACTIVITY_LABELS: Readonly<Record<keyof AdminActivityFields, string>> = {
  ...LABELS,
  rating: 'Rating',
  imageUrl,
  isAvailable: 'Available',
}

export const EMPTY_ADMIN_ACTIVITY: Readonly<AdminActivityFields> = { ...EMPTY_ACTIVITY, rating: '', isAvailable: true }

export const fieldsOfAdminActivity = (activity: Activity): AdminActivityFields => ({
  ...fieldsOfActivity(activity),
  rating: activity.rating?.toFixed(1) ?? '',
  isAvailable: activity.isAvailable,
})

export const adminActivityResolver = contractResolver<AdminActivityFields, AdminActivityForm>(AdminActivityForm, {
  bodyOf: bodyOfActivity,
  fieldOf: (path) => ((path[0] ?? '') in EMPTY_ADMIN_ACTIVITY ? fieldOfActivity(path) : undefined),
})
