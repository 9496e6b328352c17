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
  /** Fallback for unknown kinds: the text is shown without a specific link. */
  'other',
] as const

/** `users/{uid}/notices/{id}`: a notification. Written by the API; the user marks it as read. */
export const Notification = z.strictObject({
  id: Id,
  kind: openEnum(NOTIFICATION_KINDS, 'other'),
  /** A complete sentence. */
  text: requiredText(LIMITS.longText),
  /** The activity, booking, vault key, user or trip that it is about. */
  subjectId: Id,
  createdAt: Instant,
  readAt: z.optional(z.nullable(Instant)),
  /** When Firestore deletes it by TTL. Missing from those written before 24 November 2026. */
  expiresAt: z.optional(Instant),
})
export type Notification = z.infer<typeof Notification>
export const notificationConverter = docConverter<Notification>(Notification)
