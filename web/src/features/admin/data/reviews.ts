import { COLLECTIONS } from '@waymark/contract/firestore'
import { decideReview } from '@waymark/contract/reviews/review-calls'
import { type Review, reviewConverter } from '@waymark/contract/reviews/review'
import { LIMITS } from '@waymark/contract/limits'
import { doc, limit, orderBy, query, where } from 'firebase/firestore'
import { callApi } from '../../../shared/api/api-client.ts'
import { useLiveDoc, useLiveList, type Live } from '../../../shared/live/live.ts'
import { useGrowing } from '../../../shared/live/use-kept.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const reviewsRef = collectionOf(COLLECTIONS.reviews, reviewConverter)

/** Unreviewed reviews, live, longest waiting first. */
export const usePendingReviews = (): Live<Review[]> =>
  useLiveList(query(reviewsRef, where('status', '==', 'pending'), orderBy('createdAt'), limit(LIMITS.adminPageSize)))

/** Published reviews, live, newest first, as many pages as given. */
export const usePublishedReviews = (pages: number): Live<Review[]> =>
  useGrowing(
    useLiveList(
      query(
        reviewsRef,
        where('status', '==', 'approved'),
        orderBy('createdAt', 'desc'),
        limit(LIMITS.adminPageSize * pages),
      ),
    ),
  )

/**
 * A review by its id, live; null if it was deleted.
 * @param id undefined where there is none to read
 */
export const useReview = (id: string | undefined): Live<Review | null> =>
  useLiveDoc(id === undefined ? null : doc(reviewsRef, id))

type Seen = Pick<Review, 'id' | 'version'>

// api: the author is notified and the rating updated in the same transaction
export async function approveReview({ id, version }: Seen): Promise<void> {
  await callApi(decideReview, { params: { id }, body: { decision: 'approve', version } })
}

// api: the author is notified in the same transaction, with the reason
export async function rejectReview({ id, version }: Seen, reason: string): Promise<void> {
  await callApi(decideReview, { params: { id }, body: { decision: 'reject', reason, version } })
}
