import type { Activity } from '@waymark/contract/activities/activity'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { useState } from 'react'
import { BookDialog } from './book-dialog.tsx'
import { BookingConfirmation } from './booking-confirmation.tsx'

interface BookingFlowProps {
  /** As it was when 'Book Now' was pressed. */
  activity: Activity
  /** As it is now; undefined when it is no longer on offer, which the server then says. */
  current: Activity | undefined
  onClose: () => void
}

/** The form of a booking, and after it what was booked. */
export function BookingFlow({ activity, current = activity, onClose }: BookingFlowProps) {
  const [booking, setBooking] = useState<ListedBooking>()
  return booking === undefined ? (
    <BookDialog activity={current} onBooked={setBooking} onClose={onClose} />
  ) : (
    <BookingConfirmation booking={booking} onClose={onClose} />
  )
}
