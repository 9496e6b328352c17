import { listReviews, type ListedReview } from '@waymark/contract/reviews/review-calls'
import type { ReviewSubject } from '@waymark/contract/reviews/review'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/report-error.ts'
import { toastFailure } from '../messages/toast-failure.ts'
import { formatMonth } from '../time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { StarRating } from '../../ui/star-rating.tsx'

/** Page size of the API. */
const PAGE = 20

interface ReviewsProps {
  subject: ReviewSubject
  id: string
  /** How many the rating counts: where none of them can be read, that is said. */
  counted?: number
}

/** Reviews, newest first; renders nothing if nobody has rated it or there is no network. */
export function Reviews({ subject, id, counted = 0 }: ReviewsProps) {
  const [isAnswered, setAnswered] = useState(false)
  const [reviews, setReviews] = useState<readonly ListedReview[]>([])
  const [hasMore, setMore] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    async function askForFirst(): Promise<void> {
      try {
        const first = await callApi(listReviews, { params: { subject, id }, query: {} }, { signal })
        setReviews(first)
        setAnswered(true)
        setMore(first.length === PAGE)
      } catch (error) {
        // Expected offline.
        const isOffline = error instanceof ApiError && error.code === 'offline'
        if (!signal.aborted && !isOffline) reportError(error, 'reading reviews')
      }
    }
    void askForFirst()
    return () => asking.abort()
  }, [subject, id])

  async function askForMore(after: string): Promise<void> {
    setAsking(true)
    try {
      const more = await callApi(listReviews, { params: { subject, id }, query: { after } })
      flushSync(() => {
        setReviews([...reviews, ...more])
        setMore(more.length === PAGE)
      })
      // The pressed button may be gone, so focus the first new review.
      const next = list.current?.children[reviews.length]
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    } catch (error) {
      toastFailure(error, 'More reviews could not be loaded')
    }
    setAsking(false)
  }

  if (reviews.length === 0) {
    if (!isAnswered || counted === 0) return null
    return (
      <section aria-labelledby="reviews-title" className="mt-8 border-t border-line pt-6">
        <h2 id="reviews-title" className="mb-3 text-xl">
          Reviews
        </h2>
        <p className="text-muted">
          {counted === 1
            ? 'The review that the rating counts'
            : `None of the ${counted} reviews that the rating counts`}{' '}
          {counted === 1 ? 'has no text' : 'has a text'} to read here. Who has booked here can write one afterwards, on
          the dashboard.
        </p>
      </section>
    )
  }
  const last = reviews.at(-1)
  return (
    <section aria-labelledby="reviews-title" className="mt-8 border-t border-line pt-6">
      <h2 id="reviews-title" className="mb-4 text-xl">
        Reviews by people who booked
      </h2>
      <ul ref={list} className="grid gap-5 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1} className="min-w-0 rounded-card border border-line bg-surface p-5">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <bdi className="font-semibold [overflow-wrap:anywhere]">{review.authorName}</bdi>
              <StarRating rating={review.rating} />
            </p>
            <p className="text-sm text-muted">{formatMonth(review.visitedOn.slice(0, 7))}</p>
            {review.comment !== '' && (
              <p dir="auto" className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
                {review.comment}
              </p>
            )}
          </li>
        ))}
      </ul>
      {last !== undefined && hasMore && (
        <Button variant="secondary" className="mt-5" pending={isAsking} onClick={() => void askForMore(last.id)}>
          More reviews
        </Button>
      )}
    </section>
  )
}
