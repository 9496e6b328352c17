import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import { ReviewForm } from '@waymark/contract/reviews/review-calls'
import type { Review } from '@waymark/contract/reviews/review'
import { Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { CHOICE_CLASS, CHOICE_CONTROL_CLASS } from '../../../ui/control-class.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { deleteReview, saveReview } from '../data/save-review.ts'

interface ReviewFields {
  /** Value of the radio button; empty before one is chosen. */
  rating: string
  comment: string
}

const ORDER = ['rating', 'comment'] as const
const FAILED = 'Failed to save review. Please try again.'
const STARS = ['1', '2', '3', '4', '5']

const resolver = contractResolver<ReviewFields, ReviewForm>(ReviewForm)

/** The review's status for its author. */
function stateOf({ status, rejectionReason }: Review): string {
  if (status === 'approved') return 'Published. A change is looked at again before everyone sees it.'
  return status === 'rejected' ? `Not published: ${rejectionReason ?? ''}` : 'It is looked at before everyone sees it.'
}

interface ReviewDialogProps {
  booking: Pick<Booking, 'id' | 'title'>
  /** The existing review, if any. */
  review: Review | undefined
  onClose: () => void
}

/** Writes, edits or deletes a review. */
export function ReviewDialog({ booking, review, onClose }: ReviewDialogProps) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const form = useForm<ReviewFields, unknown, ReviewForm>({
    resolver,
    defaultValues: { rating: review === undefined ? '' : String(review.rating), comment: review?.comment ?? '' },
    shouldFocusError: false,
  })
  const { errors, isDirty } = form.formState
  const chosen = Number(useWatch({ control: form.control, name: 'rating' }))

  async function run(act: () => Promise<void>, done: string, failed: string): Promise<void> {
    setSending(true)
    setFailure(undefined)
    try {
      await act()
      notify.success(done)
      onClose()
    } catch (error) {
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSending(false))
      const message = showFaults(form, error, { order: ORDER, fallback: failed })
      setFailure(message)
      toastFailure(error, failed, message)
    }
  }

  return (
    <FormDialog
      title={review === undefined ? 'Write a review' : 'Your review'}
      description={
        <>
          <bdi>{booking.title}</bdi>. Your first name stands below it.
        </>
      }
      submit={sending ? 'Sending...' : 'Send review'}
      unsaved={isDirty}
      sending={sending}
      failure={failure}
      onSubmit={() => {
        if (!isOnline() || sending) return
        const send = (sent: ReviewForm) => run(() => saveReview(booking.id, sent), 'Review sent', FAILED)
        void form.handleSubmit(send, focusFirstFault(form, ORDER))()
      }}
      onClose={onClose}
    >
      {review !== undefined && <p className="text-[0.9375rem] text-muted">{stateOf(review)}</p>}
      <Fields busy={sending} className="space-y-5">
        <fieldset aria-invalid={errors.rating !== undefined}>
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Your rating</legend>
          <div className="flex flex-wrap gap-2">
            {STARS.map((stars) => (
              <label key={stars} className={`${CHOICE_CLASS} justify-center`}>
                <input {...form.register('rating')} type="radio" value={stars} className={CHOICE_CONTROL_CLASS} />
                <Star
                  aria-hidden="true"
                  className={Number(stars) <= chosen ? 'size-5 fill-current text-star' : 'size-5 text-muted'}
                />
                <span className="sr-only">{stars === '1' ? '1 star' : `${stars} stars`}</span>
              </label>
            ))}
          </div>
          {errors.rating?.message !== undefined && <FieldError>{errors.rating.message}</FieldError>}
        </fieldset>
        <Field label="What should others know?" optional error={errors.comment?.message}>
          {(control) => (
            <Textarea {...control} {...form.register('comment')} dir="auto" rows={5} maxLength={LIMITS.longText} />
          )}
        </Field>
      </Fields>
      {review !== undefined && (
        <Button
          variant="ghost"
          className="-ml-3 !text-danger"
          disabled={sending}
          onClick={() => {
            if (isOnline()) setAsking(true)
          }}
        >
          <Trash2 aria-hidden="true" />
          Delete review
        </Button>
      )}
      <DeleteQuestion
        heading="Delete review"
        title={isAsking ? `Your review of ${booking.title}` : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          const failed = 'Failed to delete review. Please try again.'
          if (isOnline()) void run(() => deleteReview(booking.id), 'Review deleted', failed)
        }}
      />
    </FormDialog>
  )
}
