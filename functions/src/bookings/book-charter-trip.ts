import { pricePerPerson } from '@waymark/domain/prices'
import type { CharterBookingRequest, ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { earliestToday } from '@waymark/contract/calendar'
import { type CharterTrip, seatsLeft } from '@waymark/contract/charter-trips/charter-trip'
import { countOf } from '@waymark/domain/wording'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { BookingData } from './booking-reads-store.ts'
import { customerOf, type DraftedBooking, makeBooking } from './make-booking.ts'
import type { KeyedCaller } from '../platform/idempotency-key.ts'
import { listedBooking } from './listed-booking.ts'
import { requireTotal } from './total-price.ts'

const refused = (detail: string, message: string): AppError => new AppError('conflict', detail, { message })

function requireSeats({ charterTrip: trip }: BookingData, participants: number): CharterTrip {
  if (trip === undefined) throw new AppError('not-found', 'no such charter trip')
  if (!trip.isActive) throw refused('an inactive charter trip is booked', 'This trip is not available any more.')
  if (trip.startDate < earliestToday(new Date())) {
    throw refused('a charter trip is booked that has begun', 'This trip has already started.')
  }
  const left = seatsLeft(trip)
  if (left === 0) throw refused('no seats left', 'This trip is fully booked.')
  if (participants > left) {
    throw refused('too few seats left', `Only ${countOf(left, 'seat is', 'seats are')} left on this trip.`)
  }
  return trip
}

function draftOf(trip: CharterTrip, sent: CharterBookingRequest): DraftedBooking {
  const price = pricePerPerson(trip.priceCents, sent.participants)
  requireTotal({ cents: sent.totalPrice }, price)
  return {
    ...customerOf(sent),
    type: 'charter',
    title: trip.title,
    participants: sent.participants,
    details: {
      location: trip.destination,
      duration: trip.duration,
      departureLocation: trip.departureLocation,
      departureTime: trip.departureTime,
      unitPriceCents: price.unitCents,
    },
    startDate: trip.startDate,
    endDate: trip.endDate,
    status: 'pending',
    totalPriceCents: price.totalCents,
  }
}

/** Books seats on a charter trip within its capacity. */
export const bookCharterTrip = (sent: CharterBookingRequest, caller: KeyedCaller): Promise<ListedBooking> =>
  failingWith('Failed to submit booking. Please try again.', async () => {
    const booking = await makeBooking(
      {
        request: sent,
        tripId: sent.tripId,
        reads: { charterTrip: sent.charterTripId },
        draft: (data) => draftOf(requireSeats(data, sent.participants), sent),
        reserve: (transaction, { charterTrip }) =>
          transaction.setSeatsTaken(sent.charterTripId, (charterTrip?.currentParticipants ?? 0) + sent.participants),
      },
      caller,
    )
    return listedBooking(booking)
  })
