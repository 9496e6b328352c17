import { LIMITS } from '@waymark/contract/limits'
import type { Review } from '@waymark/contract/reviews/review'
import { Check, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { approveReview, rejectReview, usePendingReviews, usePublishedReviews, useReview } from '../data/reviews.ts'

const FAILED = 'Failed to update review. Please try again.'

/** Labels for rejecting a pending review and taking down a published one. */
const REFUSALS = {
  pending: { act: 'Reject', confirm: 'Reject review', done: 'Review rejected', Icon: X },
  approved: { act: 'Take down', confirm: 'Take review down', done: 'Review taken down', Icon: EyeOff },
} as const

type OpenStatus = keyof typeof REFUSALS

interface RejectionProps {
  /** Label of the confirming button; undefined if there is nothing to reject any more. */
  confirm: string | undefined
  /** What somebody else has done meanwhile. */
  note: string | undefined
  pending: boolean
  onTyped: (isTyped: boolean) => void
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason, which the author sees. */
function Rejection({ confirm, note, pending, onTyped, onReject, onCancel }: RejectionProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  useUnsavedInput(reason !== '')
  return (
    <form
      noValidate
      aria-label="Rejection"
      className="mt-4 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim() !== '' && !pending && confirm !== undefined) onReject(reason.trim())
      }}
    >
      <Field label="Reason" error={tried && reason.trim() === '' ? 'Reason is required' : undefined}>
        {(control) => (
          <Textarea
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the administrator has just asked to reject it
            autoFocus
            dir="auto"
            aria-required="true"
            maxLength={LIMITS.reviewReason}
            value={reason}
            onChange={({ target: { value } }) => {
              setReason(value)
              onTyped(value !== '')
            }}
          />
        )}
      </Field>
      <output dir="auto" className="block text-[0.9375rem] [overflow-wrap:anywhere] empty:hidden">
        {note}
      </output>
      <div className="flex flex-wrap gap-2.5">
        {confirm !== undefined && (
          <Button type="submit" variant="danger" pending={pending}>
            {confirm}
          </Button>
        )}
        <Button variant="ghost" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What has become of a review that was in a list, and of its rejection that is being written. */
function whatHappened(now: Review | null, listed: OpenStatus): string {
  if (now === null) return 'This review was deleted meanwhile.'
  if (now.status === 'approved')
    return 'Another administrator has approved this review meanwhile. With your reason it is taken down.'
  if (now.status === 'pending') return 'Its author has changed this review meanwhile. It waits among the pending ones.'
  const done = listed === 'pending' ? 'rejected this review' : 'taken this review down'
  return `Another administrator has ${done} meanwhile, and told its author: ${now.rejectionReason ?? ''}`
}

interface OpenReviewProps extends Pick<HeldReviews, 'hold'> {
  review: Review
  status: OpenStatus
  /** Whether it has left the list, and is shown for the reason that is typed. */
  isGone: boolean
}

/** A review with its possible actions. */
function OpenReview({ review, status, isGone, hold }: OpenReviewProps) {
  const { id, subjectTitle, authorName, rating, comment, updatedAt } = review
  const [sending, setSending] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const live = useReview(isGone ? id : undefined)
  const now = isGone && live.status === 'ready' ? live.data : undefined
  const { act, confirm, done, Icon } = REFUSALS[now?.status === 'approved' ? 'approved' : status]
  const isOpen = !isGone || now?.status === 'approved'

  async function run(decide: () => Promise<void>, title: string, detail: string): Promise<void> {
    setSending(true)
    try {
      await decide()
      hold(review, false)
      notify.success(title, detail)
    } catch (error) {
      toastFailure(error, FAILED)
    } finally {
      setSending(false)
    }
  }

  return (
    <article className="rounded-control border border-line bg-surface p-4">
      <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {subjectTitle}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRating rating={rating} />
        <span className="text-sm text-muted">
          <bdi>{authorName}</bdi>, {formatInstant(updatedAt)}
        </span>
      </p>
      <p dir="auto" className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {comment === '' ? <span className="text-muted">Without words.</span> : comment}
      </p>
      {isRejecting ? (
        <Rejection
          confirm={isOpen || sending ? confirm : undefined}
          note={sending || now === undefined ? undefined : whatHappened(now, status)}
          pending={sending}
          onTyped={(isTyped) => hold(review, isTyped)}
          onReject={(reason) =>
            void run(() => rejectReview(now ?? review, reason), done, 'Its author has been told why.')
          }
          onCancel={() => {
            hold(review, false)
            setRejecting(false)
          }}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {status === 'pending' && (
            <Button
              pending={sending}
              aria-label={`Approve the review of ${subjectTitle}`}
              onClick={() =>
                void run(
                  () => approveReview(review),
                  'Review approved',
                  'Everyone can read it now, and its author has been told.',
                )
              }
            >
              <Check aria-hidden="true" />
              Approve
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={sending}
            aria-label={`${act} the review of ${subjectTitle}`}
            onClick={() => setRejecting(true)}
          >
            <Icon aria-hidden="true" />
            {act}
          </Button>
        </div>
      )}
    </article>
  )
}

interface HeldReviews {
  readonly live: Live<Review[]>
  readonly isGone: (review: Review) => boolean
  readonly hold: (review: Review, isHeld: boolean) => void
}

/**
 * A list whose reviews stay while a reason for their rejection is typed, although somebody else has decided about them.
 * @param sign -1 if the newest come first
 */
function useHeldReviews(live: Live<Review[]>, sign: 1 | -1): HeldReviews {
  const [held, setHeld] = useState<readonly Review[]>([])
  const listed = live.status === 'ready' ? live.data : undefined
  const gone = held.filter(({ id }) => listed?.every((one) => one.id !== id))
  return {
    live:
      live.status === 'ready' && gone.length > 0
        ? {
            ...live,
            data: [...live.data, ...gone].toSorted((a, b) => sign * a.createdAt.localeCompare(b.createdAt)),
          }
        : live,
    isGone: (review) => gone.includes(review),
    hold: (review, isHeld) =>
      setHeld((before) => [...before.filter(({ id }) => id !== review.id), ...(isHeld ? [review] : [])]),
  }
}

function PendingReviews() {
  const { live, isGone, hold } = useHeldReviews(usePendingReviews(), 1)
  return (
    <LiveCards
      live={live}
      within="dialog"
      loading="Loading the reviews"
      empty={<EmptyState title="Nothing waits" description="What travellers write appears here." />}
      renderCard={(review) => <OpenReview review={review} status="pending" isGone={isGone(review)} hold={hold} />}
    />
  )
}

function PublishedReviews() {
  const [pages, setPages] = useState(1)
  const reviews = usePublishedReviews(pages)
  const { live, isGone, hold } = useHeldReviews(reviews, -1)
  return (
    <>
      <LiveCards
        live={live}
        within="dialog"
        loading="Loading the reviews"
        empty={<EmptyState title="Nothing published" description="Reviews that are approved appear here." />}
        renderCard={(review) => <OpenReview review={review} status="approved" isGone={isGone(review)} hold={hold} />}
      />
      {reviews.status === 'ready' && reviews.data.length >= LIMITS.adminPageSize * pages && (
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
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Reviews"
      description="Of stays and activities. Everyone reads what is approved, and it counts in the rating until it is taken down."
    >
      <Tabs value={tab} onValueChange={(value) => setTab(TABS.find((name) => name === value) ?? 'pending')}>
        <TabList aria-label="Reviews to show">
          <Tab value="pending">Pending</Tab>
          <Tab value="published">Published</Tab>
        </TabList>
        <TabPanel value="pending">
          <PendingReviews />
        </TabPanel>
        <TabPanel value="published">
          <PublishedReviews />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}
