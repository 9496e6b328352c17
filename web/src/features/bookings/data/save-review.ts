import { deleteReview as remove, writeReview, type ReviewForm } from '@waymark/contract/reviews/review-calls'
import { callApi } from '../../../shared/api/api-client.ts'

// Apart from reading reviews, so that only the dialog brings the schemas of the calls along.

/** Writes the review of a booking, or changes it: then everyone sees it only after it was looked at again. */
// api: an administrator looks at it before everyone sees it
export async function saveReview(bookingId: string, review: ReviewForm): Promise<void> {
  await callApi(writeReview, { params: { id: bookingId }, body: review })
}

/** Deletes the review of a booking, and what it counted for. */
// api: it stops counting in the rating of what was reviewed
export async function deleteReview(bookingId: string): Promise<void> {
  await callApi(remove, { params: { id: bookingId } })
}
