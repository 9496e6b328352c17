import { pricePerPerson } from '@waymark/domain/prices'
import { type Activity, isOnOffer } from '@waymark/contract/activities/activity'
import type { ActivityBookingRequest, ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { AppError } from '../platform/app-error.ts'
import type { BookingData } from './booking-reads-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { customerOf, type DraftedBooking, makeBooking } from './make-booking.ts'
import type { KeyedCaller } from '../platform/idempotency-key.ts'
import { listedBooking } from './listed-booking.ts'
import { requireTotal } from './total-price.ts'

function requireOffer({ activity }: BookingData): Activity {
  // Submissions are nobody's business before they are approved.
  if (activity?.status !== 'approved') throw new AppError('not-found', 'no such activity, or not an approved one')
  if (isOnOffer(activity)) return activity
  const message = 'This activity is not available any more.'
  throw new AppError('conflict', 'an activity is booked that is not available', { message })
}

function draftOf(activity: Activity, sent: ActivityBookingRequest): DraftedBooking {
  const price = pricePerPerson(activity.priceCents, sent.participants)
  requireTotal(sent.totalPrice, price)
  return {
    ...customerOf(sent),
    type: 'activity',
    title: activity.title,
    participants: sent.participants,
    details: {
      location: activity.location,
      duration: activity.duration,
      category: activity.category,
      unitPriceCents: price.unitCents,
    },
    startDate: null,
    endDate: null,
    status: 'pending',
    totalPriceCents: price.totalCents,
  }
}

/** Books an activity, which has room for everyone. */
export const bookActivity = (sent: ActivityBookingRequest, caller: KeyedCaller): Promise<ListedBooking> =>
  failingWith('Failed to book activity. Please try again.', async () => {
    const booking = await makeBooking(
      {
        request: sent,
        tripId: sent.tripId,
        reads: { activity: sent.activityId },
        draft: (data) => draftOf(requireOffer(data), sent),
      },
      caller,
    )
    return listedBooking(booking)
  })
