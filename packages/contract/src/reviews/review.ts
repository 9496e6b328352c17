import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Id, Instant, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** What is reviewed, named as its collection of bookings does. */
export const REVIEW_SUBJECTS = ['accommodation', 'activity'] as const
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number]

/**
 * `reviews/{id}`: what somebody who booked a stay or an activity says of it afterwards. The id is that of the booking, so
 * that there is one for each. Everyone reads it by /api, without who wrote it, once an administrator has approved it.
 */
export const Review = z.strictObject({
  /** Of the booking. */
  id: Id,
  userId: Uid,
  subject: openEnum(REVIEW_SUBJECTS, 'activity'),
  subjectId: Id,
  /** As it was called when it was reviewed. */
  subjectTitle: requiredText(LIMITS.title),
  /** The first name of who wrote it. */
  authorName: requiredText(LIMITS.shortText),
  /** Whole stars. */
  rating: z.int().check(z.gte(1), z.lte(5)),
  /** Plain text; may be empty. */
  comment: text(LIMITS.longText),
  /** The day on which the stay or the activity was over. */
  visitedOn: CalendarDay,
  /** Whatever else it is, everyone sees only what is approved. */
  status: openEnum(['pending', 'approved', 'rejected'], 'pending'),
  /** Shown to its author; null unless the status is rejected. */
  rejectionReason: z.nullable(text(LIMITS.longText)),
  /** Counts the edits, so that a decision about an older version is refused. */
  version: z.int().check(z.gte(1)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Review = z.infer<typeof Review>
export const reviewConverter = docConverter<Review>(Review)
