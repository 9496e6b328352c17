import { ActivityReview } from '../activities/activity-calls.ts'
import { integerInput, textInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Id } from '../primitives.ts'
import { z } from '../zod.ts'
import { Review, REVIEW_SUBJECTS } from './review.ts'

/** A review as the public sees it. */
export const ListedReview = z.pick(Review, {
  id: true,
  authorName: true,
  rating: true,
  comment: true,
  visitedOn: true,
})
export type ListedReview = z.infer<typeof ListedReview>

/** A review as its author and administrators see it. */
export const OwnReview = z.omit(Review, { userId: true })
export type OwnReview = z.infer<typeof OwnReview>

export const ReviewForm = z.strictObject({
  rating: integerInput({ min: 1, max: 5, required: 'Choose 1 to 5 stars', tooSmall: 'Choose 1 to 5 stars' }),
  comment: textInput(LIMITS.longText),
})
export type ReviewForm = z.infer<typeof ReviewForm>

const BookingId = z.strictObject({ id: Id })

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/:subject/:id',
  summary:
    'The approved reviews of a stay or an activity, the newest first, 20 at a time. `after` is the id of the last one of the page before; 404 where that was deleted meanwhile.',
  access: 'everyone',
  sharedCacheSeconds: 60,
  perMinutePerAddress: 120,
  params: z.strictObject({ subject: z.enum(REVIEW_SUBJECTS), id: Id }),
  query: z.strictObject({ after: z.optional(Id) }),
  response: z.array(ListedReview),
})

export const writeReview = defineEndpoint({
  method: 'PUT',
  path: '/api/bookings/:id/review',
  summary:
    'Writes or changes the review of a confirmed booking of the signed-in user that is over; an administrator looks at it before everyone sees it.',
  access: 'signed-in',
  quota: 'submission',
  verifiedEmail: true,
  params: BookingId,
  body: ReviewForm,
  response: OwnReview,
})

export const deleteReview = defineEndpoint({
  method: 'DELETE',
  path: '/api/bookings/:id/review',
  summary: 'Deletes the review of a booking of the signed-in user.',
  access: 'signed-in',
  params: BookingId,
  response: z.strictObject({ message: z.string() }),
})

export const decideReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/decision',
  summary:
    'Approves a pending review, which then counts in the rating, or rejects it with a reason. An approved one can still be rejected. The same decision again changes nothing; any other is refused with 409, and so is one about an older `version`.',
  access: 'admin',
  params: BookingId,
  body: ActivityReview,
  response: OwnReview,
})
