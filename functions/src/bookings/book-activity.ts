import { pricePerPerson } from '@waymark/domain/prices'
import { type ActivityDate, isDated, placesLeft, placesTakenOf } from '@waymark/contract/activities/activity-dates'
import { type Activity, isOnOffer } from '@waymark/contract/activities/activity'
import type { ActivityBookingRequest, ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { earliestToday } from '@waymark/contract/calendar'
import { countOf } from '@waymark/domain/wording'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { BookingData } from './booking-reads-store.ts'
import { customerOf, type DraftedBooking, makeBooking } from './make-booking.ts'
import type { KeyedCaller } from '../platform/idempotency-key.ts'
import { listedBooking } from './listed-booking.ts'
import { requireTotal } from './total-price.ts'

function requireOffer({ activity }: BookingData): Activity {
  // Unapproved submissions are treated as non-existent.
  if (activity?.status !== 'approved') throw new AppError('not-found', 'no such activity, or not an approved one')
  if (isOnOffer(activity)) return activity
  const message = 'This activity is not available any more.'
  throw new AppError('conflict', 'an activity is booked that is not available', { message })
}

const refused = (detail: string, message: string): AppError =>
  new AppError('conflict', detail, { message, fields: { startsAt: message } })

/** The booked date if it has enough places; undefined for activities without dates. */
function requirePlaces(
  activity: Activity,
  { startsAt, participants }: ActivityBookingRequest,
): ActivityDate | undefined {
  const chosen = startsAt ?? undefined
  if (!isDated(activity) && chosen === undefined) return undefined
  if (chosen === undefined) {
    const message = 'Date is required'
    throw new AppError('invalid-argument', 'no date of a dated activity', { message, fields: { startsAt: message } })
  }
  const date = activity.dates?.find((one) => one.startsAt === chosen)
  if (date === undefined || chosen.slice(0, 10) < earliestToday(new Date())) {
    throw refused('a date that is not offered', 'This date is not offered any more. Please choose another one.')
  }
  const left = placesLeft(activity, date)
  if (left === 0) throw refused('no places left', 'This date is fully booked. Please choose another one.')
  if (participants > left) {
    throw refused('too few places left', `Only ${countOf(left, 'place is', 'places are')} left on this date.`)
  }
  return date
}

function draftOf(activity: Activity, sent: ActivityBookingRequest): DraftedBooking {
  const date = requirePlaces(activity, sent)
  const price = pricePerPerson(activity.priceCents, sent.participants)
  requireTotal({ cents: sent.totalPrice }, price)
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
      ...(date && { startTime: date.startsAt.slice(11) }),
      ...(date === undefined && typeof sent.preferredDay === 'string' && { preferredDay: sent.preferredDay }),
    },
    startDate: date?.startsAt.slice(0, 10) ?? null,
    endDate: date?.startsAt.slice(0, 10) ?? null,
    status: 'pending',
    totalPriceCents: price.totalCents,
  }
}

/**
 * Books an activity: either places on one of its dates, within its capacity, or an activity without dates, which has no
 * limit.
 */
export const bookActivity = (sent: ActivityBookingRequest, caller: KeyedCaller): Promise<ListedBooking> =>
  failingWith('Failed to book activity. Please try again.', async () => {
    const booking = await makeBooking(
      {
        request: sent,
        tripId: sent.tripId,
        reads: { activity: sent.activityId, takesPlaces: typeof sent.startsAt === 'string' },
        draft: (data) => draftOf(requireOffer(data), sent),
        reserve: (transaction, { activity }) => {
          if (activity === undefined || typeof sent.startsAt !== 'string') return
          transaction.setPlacesTaken(activity.id, {
            ...activity.placesTaken,
            [sent.startsAt]: placesTakenOf(activity, sent.startsAt) + sent.participants,
          })
        },
      },
      caller,
    )
    return listedBooking(booking)
  })
