import { LIMITS } from '@waymark/contract/limits'
import type { Review } from '@waymark/contract/reviews/review'
import { Check, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
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
import { approveReview, rejectReview, usePendingReviews, usePublishedReviews } from '../data/reviews.ts'

const FAILED = 'Failed to update review. Please try again.'

/** Labels for rejecting a pending review and taking down a published one. */
const REFUSALS = {
  pending: { act: 'Reject', confirm: 'Reject review', done: 'Review rejected', Icon: X },
  approved: { act: 'Take down', confirm: 'Take review down', done: 'Review taken down', Icon: EyeOff },
} as const

type OpenStatus = keyof typeof REFUSALS

interface RejectionProps {
  /** Label of the confirming button. */
  confirm: string
  pending: boolean
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason, which the author sees. */
function Rejection({ confirm, pending, onReject, onCancel }: RejectionProps) {
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
        if (reason.trim() !== '' && !pending) onReject(reason.trim())
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
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" pending={pending}>
          {confirm}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A review with its possible actions. */
function OpenReview({ review, status }: { review: Review; status: OpenStatus }) {
  const { subjectTitle, authorName, rating, comment, updatedAt } = review
  const [sending, setSending] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const { act, confirm, done, Icon } = REFUSALS[status]

  async function run(decide: () => Promise<void>, title: string, detail: string): Promise<void> {
    setSending(true)
    try {
      await decide()
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
          confirm={confirm}
          pending={sending}
          onReject={(reason) => void run(() => rejectReview(review, reason), done, 'Its author has been told why.')}
          onCancel={() => setRejecting(false)}
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

function PendingReviews() {
  const reviews = usePendingReviews()
  return (
    <LiveCards
      live={reviews}
      within="dialog"
      loading="Loading the reviews"
      empty={<EmptyState title="Nothing waits" description="What travellers write appears here." />}
      renderCard={(review) => <OpenReview review={review} status="pending" />}
    />
  )
}

function PublishedReviews() {
  const [pages, setPages] = useState(1)
  const reviews = usePublishedReviews(pages)
  return (
    <>
      <LiveCards
        live={reviews}
        within="dialog"
        loading="Loading the reviews"
        empty={<EmptyState title="Nothing published" description="Reviews that are approved appear here." />}
        renderCard={(review) => <OpenReview review={review} status="approved" />}
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
