import type { Notification } from '@waymark/contract/users/notification'
import { paths, submissionsPath, tripPath } from './paths.ts'

const PATHS = {
  'activity-approved': () => submissionsPath,
  'activity-rejected': () => submissionsPath,
  'booking-confirmed': () => paths.dashboard,
  'booking-cancelled': () => paths.dashboard,
  'booking-lapsed': () => paths.dashboard,
  'review-approved': () => paths.dashboard,
  'review-rejected': () => paths.dashboard,
  'vault-changed': () => paths.vault,
  'sign-in-changed': () => paths.profile,
  'trip-joined': tripPath,
  'trip-starts': tripPath,
  other: () => paths.dashboard,
} as const satisfies Record<Notification['kind'], (subjectId: string) => string>

const isKnown = (kind: string): kind is keyof typeof PATHS => Object.hasOwn(PATHS, kind)

/** Address that shows the subject of a notification. A newer server may send kinds that this version does not know. */
export const notificationPath = (kind: string, subjectId: string): string =>
  PATHS[isKnown(kind) ? kind : 'other'](subjectId)
