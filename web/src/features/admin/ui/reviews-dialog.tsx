import { LIMITS } from '@waymark/contract/limits'
import type { Review } from '@waymark/contract/reviews/review'
import { useState } from 'react'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { useDiscardQuestion } from '../../../shared/forms/use-discard-question.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { usePendingReviews, usePublishedReviews } from '../data/reviews.ts'
import { OpenReview, type OpenStatus } from './open-review.tsx'

/** A rejection that is being written. */
interface Rejection {
  readonly review: Review
  readonly status: OpenStatus
  readonly reason: string
}

/** The rejections that are being written in both lists: which of them is shown decides about none. */
interface Rejections {
  readonly all: readonly Rejection[]
  readonly write: (review: Review, status: OpenStatus, reason: string | undefined) => void
}

function useRejections(): Rejections {
  const [all, setAll] = useState<readonly Rejection[]>([])
  return {
    all,
    write: (review, status, reason) =>
      setAll((before) => [
        ...before.filter((one) => one.review.id !== review.id || one.status !== status),
        ...(reason === undefined ? [] : [{ review, status, reason }]),
      ]),
  }
}

interface OpenReviewsProps {
  live: Live<Review[]>
  status: OpenStatus
  empty: { title: string; description: string }
  rejections: Rejections
}

/** A list whose reviews stay while their rejection is written, although somebody else has decided about them. */
function OpenReviews({ live, status, empty, rejections: { all, write } }: OpenReviewsProps) {
  const rejections = all.filter((one) => one.status === status)
  const listed = live.status === 'ready' ? live.data : undefined
  const gone = rejections
    .map(({ review }) => review)
    .filter(({ id }) => listed !== undefined && listed.every((one) => one.id !== id))
  // The longest waiting come first, and the newest of the published ones.
  const sign = status === 'pending' ? 1 : -1
  const shown: Live<Review[]> =
    live.status === 'ready' && gone.length > 0
      ? { ...live, data: [...live.data, ...gone].toSorted((a, b) => sign * a.createdAt.localeCompare(b.createdAt)) }
      : live
  return (
    <LiveCards
      live={shown}
      within="dialog"
      loading="Loading the reviews"
      empty={<EmptyState {...empty} />}
      renderCard={(review) => (
        <OpenReview
          review={review}
          status={status}
          isGone={gone.includes(review)}
          reason={rejections.find((one) => one.review.id === review.id)?.reason}
          onReason={(reason) => write(review, status, reason)}
        />
      )}
    />
  )
}

function PendingReviews({ rejections }: { rejections: Rejections }) {
  return (
    <OpenReviews
      live={usePendingReviews()}
      status="pending"
      empty={{ title: 'Nothing waits', description: 'What travellers write appears here.' }}
      rejections={rejections}
    />
  )
}

function PublishedReviews({ rejections }: { rejections: Rejections }) {
  const [pages, setPages] = useState(1)
  const live = usePublishedReviews(pages)
  return (
    <>
      <OpenReviews
        live={live}
        status="approved"
        empty={{ title: 'Nothing published', description: 'Reviews that are approved appear here.' }}
        rejections={rejections}
      />
      {live.status === 'ready' && live.data.length >= LIMITS.adminPageSize * pages && (
        <Button variant="secondary" className="mt-4" onClick={() => setPages(pages + 1)}>
          Load more
        </Button>
      )}
    </>
  )
}

const TABS = ['pending', 'published'] as const

/** Reviews of stays and activities: pending and published. */
export function ReviewsDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('pending')
  const rejections = useRejections()
  const { close, question } = useDiscardQuestion({
    unsaved: rejections.all.some(({ reason }) => reason !== ''),
    description: 'It has not been sent yet.',
    onClose,
  })
  return (
    <Dialog
      open
      wide
      onOpenChange={close}
      title="Reviews"
      description="Of stays and activities. Everyone reads what is approved, and it counts in the rating until it is taken down."
    >
      <Tabs value={tab} onValueChange={(value) => setTab(TABS.find((name) => name === value) ?? 'pending')}>
        <TabList aria-label="Reviews to show">
          <Tab value="pending">Pending</Tab>
          <Tab value="published">Published</Tab>
        </TabList>
        <TabPanel value="pending">
          <PendingReviews rejections={rejections} />
        </TabPanel>
        <TabPanel value="published">
          <PublishedReviews rejections={rejections} />
        </TabPanel>
      </Tabs>
      {question}
    </Dialog>
  )
}
