import type { ActivityCategory, ActivityStatus } from '@waymark/contract/activities/activity'

export const CATEGORY_NAMES = {
  culture: 'Culture',
  food: 'Food',
  nature: 'Nature',
  adventure: 'Adventure',
} as const satisfies Record<ActivityCategory, string>

export const STATUS_NAMES = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<ActivityStatus, string>

export const STATUS_TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Record<ActivityStatus, string>
