import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

const NOTIFICATION_KINDS = [
  'activity-approved',
  'activity-rejected',
  'booking-confirmed',
  'booking-cancelled',
  'booking-lapsed',
  'review-approved',
  'review-rejected',
  'vault-changed',
  'sign-in-changed',
  'trip-joined',
  'trip-starts',
  /** What readers take a kind for that they do not know yet: its text says it all. */
  'other',
] as const

/** `users/{uid}/notices/{id}`: something that the app has to tell a user. Written by the API; its reader marks it as read. */
export const Notification = z.strictObject({
  id: Id,
  kind: openEnum(NOTIFICATION_KINDS, 'other'),
  /** A whole sentence. */
  text: requiredText(LIMITS.longText),
  /** The activity, the booking, the vault key, the user or the trip that it is about. */
  subjectId: Id,
  createdAt: Instant,
  readAt: z.optional(z.nullable(Instant)),
})
export type Notification = z.infer<typeof Notification>
export const notificationConverter = docConverter<Notification>(Notification)
