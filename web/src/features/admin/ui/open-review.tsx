import { LIMITS } from '@waymark/contract/limits'
import type { Review } from '@waymark/contract/reviews/review'
import { Check, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import { DiscardDialog } from '../../../shared/forms/discard-dialog.tsx'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { approveReview, rejectReview, useReview } from '../data/reviews.ts'

const FAILED = 'Failed to update review. Please try again.'

/** Labels for rejecting a pending review and taking down a published one. */
const REFUSALS = {
  pending: { act: 'Reject', confirm: 'Reject review', done: 'Review rejected', Icon: X },
  approved: { act: 'Take down', confirm: 'Take review down', done: 'Review taken down', Icon: EyeOff },
} as const

export type OpenStatus = keyof typeof REFUSALS

interface RejectionProps {
  /** Label of the confirming button; undefined if there is nothing to reject any more. */
  confirm: string | undefined
  /** What somebody else has done meanwhile. */
  note: string | undefined
  pending: boolean
  reason: string
  onType: (reason: string) => void
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason, which the author sees. */
function Rejection({ confirm, note, pending, reason, onType, onReject, onCancel }: RejectionProps) {
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
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
            onChange={({ target: { value } }) => onType(value)}
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
        <Button variant="ghost" disabled={pending} onClick={() => (reason === '' ? onCancel() : setAsking(true))}>
          Cancel
        </Button>
      </div>
      <DiscardDialog
        open={asking}
        onOpenChange={setAsking}
        description="It has not been sent yet."
        onConfirm={onCancel}
      />
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

interface OpenReviewProps {
  review: Review
  status: OpenStatus
  /** Whether it has left the list, and is shown for the rejection that is being written. */
  isGone: boolean
  /** The reason for its rejection as far as it is written; undefined while it is not being rejected. */
  reason: string | undefined
  onReason: (reason: string | undefined) => void
}

/** A review with its possible actions. */
export function OpenReview({ review, status, isGone, reason, onReason }: OpenReviewProps) {
  const { id, subjectTitle, authorName, rating, comment, updatedAt } = review
  const [sending, setSending] = useState(false)
  const live = useReview(isGone ? id : undefined)
  const now = isGone && live.status === 'ready' ? live.data : undefined
  const { act, confirm, done, Icon } = REFUSALS[now?.status === 'approved' ? 'approved' : status]
  const isOpen = !isGone || now?.status === 'approved'

  async function run(decide: () => Promise<void>, title: string, detail: string): Promise<void> {
    setSending(true)
    try {
      await decide()
      onReason(undefined)
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
      {reason !== undefined ? (
        <Rejection
          confirm={isOpen || sending ? confirm : undefined}
          note={sending || now === undefined ? undefined : whatHappened(now, status)}
          pending={sending}
          reason={reason}
          onType={onReason}
          onReject={(given) =>
            void run(() => rejectReview(now ?? review, given), done, 'Its author has been told why.')
          }
          onCancel={() => onReason(undefined)}
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
            onClick={() => onReason('')}
          >
            <Icon aria-hidden="true" />
            {act}
          </Button>
        </div>
      )}
    </article>
  )
}
