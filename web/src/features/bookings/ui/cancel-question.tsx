import type { Booking } from '@waymark/contract/bookings/booking'
import { type ReactNode, useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'

interface CancelQuestionProps {
  /** The booking to cancel; undefined while the dialog is closed. */
  booking: Booking | undefined
  /** Cancels for the owner, or for a customer. */
  cancel: (id: string) => Promise<void>
  onClose: () => void
  /** Says what cancelling costs. */
  terms?: ReactNode
}

export function CancelQuestion({ booking, cancel, onClose, terms }: CancelQuestionProps) {
  const [pending, setPending] = useState(false)

  async function confirm({ id, title }: Booking): Promise<void> {
    setPending(true)
    try {
      await cancel(id)
      notify.success('Booking cancelled', `The booking of "${title}" is cancelled.`)
      onClose()
    } catch (error) {
      notify.error('Error', messageFor(error, 'Failed to cancel booking. Please try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <ConfirmDialog
      open={booking !== undefined}
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      title="Cancel booking"
      description={
        <>
          {`Are you sure you want to cancel "${booking?.title ?? ''}" ? This action cannot be undone.`}
          {terms}
        </>
      }
      cancel="Keep booking"
      confirm="Cancel booking"
      pending={pending}
      onConfirm={() => {
        if (booking !== undefined) void confirm(booking)
      }}
    />
  )
}
