import type { Notification } from '@waymark/contract/users/notification'
import { paths, submissionsPath } from '../../../config/paths.ts'

export const isUnread = ({ readAt }: Pick<Notification, 'readAt'>): boolean => readAt === undefined || readAt === null

const MOST_COUNTED = 9

/** The number of unread notifications as it fits into a mark: '3', '9+'. */
export const countText = (unread: number): string => (unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread))

const SCREENS = {
  'activity-approved': submissionsPath,
  'activity-rejected': submissionsPath,
  'booking-confirmed': paths.dashboard,
  'booking-cancelled': paths.dashboard,
  'booking-lapsed': paths.dashboard,
  'vault-changed': paths.vault,
  other: paths.dashboard,
} as const satisfies Record<Notification['kind'], string>

/** Where what the notification is about is shown. */
export const screenOf = ({ kind }: Pick<Notification, 'kind'>): string => SCREENS[kind]
