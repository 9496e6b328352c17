import { pricePerNight } from '@waymark/domain/prices'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { LIMITS } from '@waymark/contract/limits'
import {
  NIGHTS_TAKEN,
  type StayBookingRequest,
  type StayChangeRequest,
} from '@waymark/contract/stays/stay-booking-calls'
import { nightsOf, stayProblem } from '@waymark/contract/stays/stay-dates'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { BookingData } from './booking-reads-store.ts'
import { currentUser } from '../users/current-user.ts'
import type { KeyedCaller } from '../platform/idempotency-key.ts'
import { listedBooking } from './listed-booking.ts'
import { type DraftedBooking, makeBooking } from './make-booking.ts'
import { requireTotal } from './total-price.ts'

type Guest = Pick<DraftedBooking, 'customerName' | 'customerEmail' | 'customerPhone'>

/** The request contains no guest, so it is the caller. */
async function guestOf(uid: string): Promise<Guest> {
  const { firstName, lastName, email, phoneNumber } = await currentUser(uid)
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ')
  const customerName = (name || email || 'Traveler').slice(0, LIMITS.shortText)
  return { customerName, customerEmail: email ?? '', customerPhone: phoneNumber ?? '' }
}

/**
 * The stay if it has room and is free.
 * @param data includes the nights that other bookings hold
 */
export function requireFree(
  { accommodation, nights }: Pick<BookingData, 'accommodation' | 'nights'>,
  sent: StayChangeRequest,
): Accommodation {
  if (accommodation === undefined) throw new AppError('not-found', 'no such place to stay')
  if (!accommodation.isActive) {
    const message = 'This property is not available any more.'
    throw new AppError('conflict', 'an inactive place to stay is booked', { message })
  }
  const problem = stayProblem(sent, { maxGuests: accommodation.maxGuests, now: new Date() })
  if (problem !== undefined) {
    const { description: message, field } = problem
    throw new AppError('invalid-argument', 'a stay that the place does not allow', {
      message,
      fields: { [field]: message },
    })
  }
  if (nights.size > 0)
    throw new AppError('conflict', 'nights are taken', { message: NIGHTS_TAKEN, fields: { checkInDate: NIGHTS_TAKEN } })
  return accommodation
}

function draftOf(place: Accommodation, sent: StayBookingRequest, nights: number, guest: Guest): DraftedBooking {
  const price = pricePerNight(place.pricePerNightCents, sent.checkInDate, sent.checkOutDate)
  const { currency } = place
  requireTotal({ cents: sent.totalPrice, currency: sent.currency }, price, { currency })
  return {
    ...guest,
    type: 'accommodation',
    title: place.title,
    participants: sent.guests,
    ...(typeof sent.children === 'number' && { children: sent.children }),
    specialRequests: sent.notes || null,
    details: {
      location: place.location,
      address: place.address,
      checkInTime: place.checkInTime,
      checkOutTime: place.checkOutTime,
      nights,
      unitPriceCents: price.unitCents,
    },
    startDate: sent.checkInDate,
    endDate: sent.checkOutDate,
    status: 'confirmed',
    totalPriceCents: price.totalCents,
    currency,
  }
}

/** Books all nights of a stay, or none. */
export const bookStay = (id: string, sent: StayBookingRequest, caller: KeyedCaller): Promise<ListedBooking> =>
  failingWith('Failed to create booking. Please try again.', async () => {
    const nights = nightsOf(sent.checkInDate, sent.checkOutDate)
    const guest = await guestOf(caller.uid)
    const booking = await makeBooking(
      {
        request: { id, ...sent },
        tripId: sent.tripId,
        reads: { accommodation: id, nights },
        draft: (data) => draftOf(requireFree(data, sent), sent, nights.length, guest),
        reserve: (transaction, _data, bookingId) => transaction.reserveNights(id, nights, bookingId),
      },
      caller,
    )
    return listedBooking(booking)
  })
