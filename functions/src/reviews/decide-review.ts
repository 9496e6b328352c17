import type { ActivityReview } from '@waymark/contract/activities/activity-calls'
import type { OwnReview } from '@waymark/contract/reviews/review-calls'
import type { Review } from '@waymark/contract/reviews/review'
import { AppError, failingWith } from '../platform/app-error.ts'
import { requireVersion } from '../platform/require-version.ts'
import type { NewNotification } from '../users/notifications-store.ts'
import { ownReview } from './own-review.ts'
import { changeReview, type ReviewChange } from './reviews-store.ts'

type Decision = Pick<Review, 'status' | 'rejectionReason'>

const decisionOf = (sent: ActivityReview): Decision =>
  sent.decision === 'approve'
    ? { status: 'approved', rejectionReason: null }
    : { status: 'rejected', rejectionReason: sent.reason }

const notificationOf = ({ id, subjectTitle }: Review, { rejectionReason }: Decision): NewNotification =>
  rejectionReason === null
    ? { kind: 'review-approved', subjectId: id, text: `Your review of "${subjectTitle}" is published.` }
    : {
        kind: 'review-rejected',
        subjectId: id,
        text: `Your review of "${subjectTitle}" was rejected: ${rejectionReason}`,
      }

function decide(stored: Review, sent: ActivityReview, adminId: string): ReviewChange | undefined {
  const decision = decisionOf(sent)
  // A retry, or a second administrator with the same decision.
  if (stored.status === decision.status && stored.rejectionReason === decision.rejectionReason) return undefined
  requireVersion(stored, sent.version)
  // A published review can be taken down; its stars are removed from the rating.
  const isOpen = stored.status === 'pending' || (stored.status === 'approved' && decision.status === 'rejected')
  if (!isOpen) {
    const message = `This review has been ${stored.status} already`
    throw new AppError('conflict', 'a review is decided about twice, differently', { message })
  }
  const { id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...fields } = stored
  return {
    review: { ...fields, ...decision },
    by: { adminId, act: sent.decision },
    notification: notificationOf(stored, decision),
  }
}

/** Approves or rejects a review, or takes down an approved one, and notifies its author. */
export const decideReview = (id: string, sent: ActivityReview, adminId: string): Promise<OwnReview> =>
  failingWith('Failed to update review. Please try again.', async () => {
    const review = await changeReview(id, (data) => {
      if (data.review === undefined) throw new AppError('not-found', 'no such review')
      return decide(data.review, sent, adminId)
    })
    if (review === undefined) throw new AppError('not-found', 'no such review')
    return ownReview(review)
  })
