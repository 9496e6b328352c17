import type { HandlerOf } from '../handler.ts'
import { decideReview as decide } from './decide-review.ts'
import { deleteReview as remove, writeReview as write } from './own-review.ts'
import { listApproved } from './reviews-store.ts'

export const listReviews: HandlerOf<'listReviews'> = async ({ params, query }) => {
  const reviews = await listApproved(params.subject, params.id, query.after)
  return reviews.map(({ id, authorName, rating, comment, visitedOn }) => ({
    id,
    authorName,
    rating,
    comment,
    visitedOn,
  }))
}

export const writeReview: HandlerOf<'writeReview'> = ({ params, body }, { caller }) =>
  write(params.id, body, caller.uid)

export const deleteReview: HandlerOf<'deleteReview'> = async ({ params }, { caller }) => {
  await remove(params.id, caller.uid)
  return { message: 'Review deleted successfully' }
}

export const decideReview: HandlerOf<'decideReview'> = ({ params, body }, { caller }) =>
  decide(params.id, body, caller.uid)
