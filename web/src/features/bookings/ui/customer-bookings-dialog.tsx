import type { Booking } from '@waymark/contract/bookings/booking'
import { useState } from 'react'
import { localToday } from '../../../shared/time/dates.ts'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { messageFor } from '../../../shared/api/api-error.ts'
import { SelectBox, SelectionBar, useSelection } from '../../../shared/selection/selection.tsx'
import { useBulkAction, type BulkWords } from '../../../shared/selection/use-bulk-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { notify } from '../../../ui/toast.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { CustomerBooking } from './customer-booking.tsx'
import { cancelForCustomer, confirmBooking } from '../data/own-bookings.ts'
import { useCustomerBookings, type BookingsOf } from '../data/use-customer-bookings.ts'
import { canCancel, summaryOf } from '../model/booking-words.ts'

const PAGE = 50

const FALLBACK = 'Failed to confirm booking. Please try again.'

const bookingsOf = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`)

const CONFIRMING: BulkWords = {
  done: (count) => `${bookingsOf(count)} confirmed`,
  doneText: 'Each customer has been told.',
  failed: (count, of) => `${count} of ${bookingsOf(of)} not confirmed`,
  fallback: FALLBACK,
}

/** An object's bookings, or all pending ones, live, for administrators to confirm and cancel. */
export function CustomerBookingsDialog({ of, onClose }: { of: BookingsOf; onClose: () => void }) {
  useClosedByBack(onClose)
  const [today] = useState(() => localToday(new Date()))
  const [count, setCount] = useState(PAGE)
  const [confirmingId, setConfirmingId] = useState<string>()
  const [toCancel, setToCancel] = useState<Booking>()
  const isPending = of === 'pending'
  const live = useCustomerBookings(of, count)
  const waiting = live.status === 'ready' ? live.data.filter(({ status }) => status === 'pending') : []
  const selection = useSelection(waiting.map(({ id }) => id))
  const { progress, run } = useBulkAction()

  async function confirm({ id, customerName, confirmationCode }: Booking): Promise<void> {
    setConfirmingId(id)
    try {
      await confirmBooking(id)
      notify.success('Booking confirmed', `${customerName} has been told. Confirmation code: ${confirmationCode}`)
    } catch (error) {
      notify.error('Error', messageFor(error, FALLBACK))
    } finally {
      setConfirmingId(undefined)
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isPending ? 'Pending bookings' : 'Bookings'}
      description={
        isPending ? (
          'Whatever it is of, the longest waiting first.'
        ) : (
          <>
            <bdi>{of.title}</bdi>
            {live.status === 'ready' &&
              live.data.length > 0 &&
              ` · ${summaryOf(live.data, live.data.length === count)}`}
          </>
        )
      }
    >
      {waiting.length > 1 && (
        <div className="sticky top-0 z-10 mb-3.5 bg-surface">
          <SelectionBar selection={selection} total={waiting.length} busy={progress !== undefined}>
            <Button
              pending={progress !== undefined}
              onClick={() => void run(selection.chosen, confirmBooking, CONFIRMING)}
            >
              {progress === undefined ? `Confirm ${bookingsOf(selection.chosen.length)}` : `Confirming ${progress}`}
            </Button>
          </SelectionBar>
        </div>
      )}
      <LiveCards
        live={live}
        within="dialog"
        loading="Loading the bookings"
        empty={
          isPending ? (
            <EmptyState title="Nothing waits" description="What nobody has confirmed yet appears here." />
          ) : (
            <EmptyState title="No bookings yet" description="They appear here as soon as somebody books." />
          )
        }
        renderCard={(booking) => (
          <CustomerBooking
            booking={booking}
            named={isPending}
            confirming={confirmingId === booking.id}
            select={
              booking.status === 'pending' &&
              waiting.length > 1 && (
                <SelectBox
                  selection={selection}
                  id={booking.id}
                  label={`Select booking ${booking.confirmationCode}`}
                  busy={progress !== undefined}
                  // The name beside it stays where it would be without it.
                  className="-my-2 -ml-2.5"
                />
              )
            }
            onConfirm={() => void confirm(booking)}
            onCancel={canCancel(booking, today) ? () => setToCancel(booking) : undefined}
          />
        )}
      />
      {live.status === 'ready' && live.data.length === count && (
        <Button variant="secondary" className="mt-4" onClick={() => setCount(count + PAGE)}>
          Load more
        </Button>
      )}
      <CancelQuestion booking={toCancel} cancel={cancelForCustomer} onClose={() => setToCancel(undefined)} />
    </Dialog>
  )
}
