import { deleteReview as remove, writeReview, type ReviewForm } from '@waymark/contract/reviews/review-calls'
import { callApi } from '../../../shared/api/api-client.ts'

// Separate from reading reviews, so that only the dialog loads these schemas.

/** Creates or edits the review of a booking. It is published after approval. */
// api: an administrator approves it before it is public
export async function saveReview(bookingId: string, review: ReviewForm): Promise<void> {
  await callApi(writeReview, { params: { id: bookingId }, body: review })
}

/** Deletes the review of a booking. */
// api: its stars are removed from the rating
export async function deleteReview(bookingId: string): Promise<void> {
  await callApi(remove, { params: { id: bookingId } })
}
