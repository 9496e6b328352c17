import type { Booking } from '@waymark/contract/bookings/booking'
import { earliestToday } from '@waymark/contract/calendar'
import type { OwnReview, ReviewForm } from '@waymark/contract/reviews/review-calls'
import type { Review } from '@waymark/contract/reviews/review'
import { reviewableOn } from '@waymark/domain/reviewable'
import { AppError, failingWith } from '../platform/app-error.ts'
import { readUser } from '../users/users-store.ts'
import { changeReview, listReviewIdsOf, type ReviewData } from './reviews-store.ts'

/** Name shown for authors without one in the profile. */
const UNNAMED = 'Traveler'

const refused = (what: string, message: string): AppError => new AppError('conflict', what, { message })

/** A booking that may be reviewed, and the day it ended. */
function requireOver({ booking, hostId }: ReviewData, uid: string): { booking: Booking; visitedOn: string } {
  if (booking?.userId !== uid) throw new AppError('not-found', 'no such booking, or not one of this user')
  const visitedOn = reviewableOn(booking)
  if (visitedOn === undefined) {
    throw refused('what cannot be reviewed', 'Only stays and activities that were confirmed can be reviewed.')
  }
  if (visitedOn > earliestToday(new Date())) {
    throw refused('a review before the day', 'You can review this once it is over.')
  }
  if (hostId === uid) throw refused('a review by the host', 'You cannot review what you offer yourself.')
  return { booking, visitedOn }
}

export const ownReview = ({ userId: _author, ...review }: Review): OwnReview => review

/** Creates or edits the review of one of the user's bookings, which then awaits approval. */
export const writeReview = (id: string, sent: ReviewForm, uid: string): Promise<OwnReview> =>
  failingWith('Failed to save review. Please try again.', async () => {
    const author = (await readUser(uid))?.firstName ?? ''
    const review = await changeReview(id, (data) => {
      const { booking, visitedOn } = requireOver(data, uid)
      return {
        review: {
          ...sent,
          userId: uid,
          subject: booking.type === 'activity' ? 'activity' : 'accommodation',
          subjectId: (booking.type === 'activity' ? booking.activityId : booking.accommodationId) ?? '',
          subjectTitle: booking.title,
          authorName: author === '' ? UNNAMED : author,
          visitedOn,
          status: 'pending',
          rejectionReason: null,
        },
      }
    })
    if (review === undefined) throw new AppError('not-found', 'the review was deleted while it was written')
    return ownReview(review)
  })

/** Deletes the review of one of the user's bookings. */
export const deleteReview = (id: string, uid: string): Promise<void> =>
  failingWith('Failed to delete review. Please try again.', async () => {
    await changeReview(id, ({ review }) => {
      if (review?.userId !== uid) throw new AppError('not-found', 'no review of this user')
      return { review: 'deleted' }
    })
  })

/**
 * Deletes all reviews of the user and removes them from ratings.
 * @returns the number of deleted reviews
 */
export async function eraseReviews(uid: string): Promise<number> {
  const ids = await listReviewIdsOf(uid)
  for (const id of ids)
    await changeReview(id, ({ review }) => (review?.userId === uid ? { review: 'deleted' } : undefined))
  return ids.length
}
