import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Id, Instant, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** Names match the booking types. */
export const REVIEW_SUBJECTS = ['accommodation', 'activity'] as const
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number]

/**
 * `reviews/{id}`: a guest's review of a booked stay or activity. Its id is the booking's, so that there is at most one
 * per booking. Once approved, it is public through /api, without the author's uid.
 */
export const Review = z.strictObject({
  /** The booking's id. */
  id: Id,
  userId: Uid,
  subject: openEnum(REVIEW_SUBJECTS, 'activity'),
  subjectId: Id,
  /** Title of the subject when it was reviewed. */
  subjectTitle: requiredText(LIMITS.title),
  /** The author's first name. */
  authorName: requiredText(LIMITS.shortText),
  /** Stars, 1 to 5. */
  rating: z.int().check(z.gte(1), z.lte(5)),
  /** Plain text; may be empty. */
  comment: text(LIMITS.longText),
  /** The day on which the stay or activity ended. */
  visitedOn: CalendarDay,
  /** Only 'approved' reviews are public. */
  status: openEnum(['pending', 'approved', 'rejected'], 'pending'),
  /** Shown to the author; null unless rejected. */
  rejectionReason: z.nullable(text(LIMITS.longText)),
  /** Incremented by each edit, so that a decision on an outdated version is refused. */
  version: z.int().check(z.gte(1)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Review = z.infer<typeof Review>
export const reviewConverter = docConverter<Review>(Review)
