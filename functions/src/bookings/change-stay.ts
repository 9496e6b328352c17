import { pricePerNight } from '@waymark/domain/prices'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { StayChangeRequest } from '@waymark/contract/stays/stay-booking-calls'
import { nightsOf } from '@waymark/contract/stays/stay-dates'
import { AppError, failingWith } from '../platform/app-error.ts'
import { requireFree } from './book-stay.ts'
import type { BookingData } from './booking-reads-store.ts'
import { readBooking } from './bookings-store.ts'
import { requireAhead, runOnBooking } from './cancel-booking.ts'
import { decideWithinAccountLimit, requireRoomInAccount } from './decide-within-account-limit.ts'
import { listedBooking } from './listed-booking.ts'
import { requireTotal } from './total-price.ts'

function requireOwnStay({ booking }: BookingData, uid: string): Booking {
  if (booking?.userId !== uid) throw new AppError('not-found', 'no such booking, or not one of this user')
  if (booking.type !== 'accommodation') {
    const message = 'Only the dates and guests of a stay can be changed.'
    throw new AppError('conflict', 'a booking is changed that is no stay', { message })
  }
  if (booking.status !== 'confirmed') {
    const message = 'This booking has been cancelled and cannot be changed any more.'
    throw new AppError('conflict', 'a cancelled booking is changed', { message })
  }
  requireAhead(booking, 'changed')
  return booking
}

/** If `children` is absent, the booked number is kept, leaving at least one adult. */
const childrenOf = ({ children, guests }: StayChangeRequest, booked: Booking): number | undefined =>
  children ?? (booked.children === undefined ? undefined : Math.min(booked.children, guests - 1))

/** Changes the dates or guests of a booked stay at the current price, in one transaction. */
export const changeStay = (id: string, sent: StayChangeRequest, uid: string): Promise<ListedBooking> =>
  failingWith('Failed to change booking. Please try again.', async () => {
    const wanted = nightsOf(sent.checkInDate, sent.checkOutDate)
    await decideWithinAccountLimit(uid, (customer) =>
      runOnBooking(id, { nights: wanted, customer }, (data, transaction) => {
        const booked = requireOwnStay(data, uid)
        requireRoomInAccount(data.account, { id, nights: wanted.length, again: 'change it again' })
        const held = [...data.nights].filter(([, bookingId]) => bookingId === id).map(([night]) => night)
        const ofOthers = new Map([...data.nights].filter(([night]) => !held.includes(night)))
        const place = requireFree({ accommodation: data.accommodation, nights: ofOthers }, sent)
        const price = pricePerNight(place.pricePerNightCents, sent.checkInDate, sent.checkOutDate)
        const { currency } = place
        const children = childrenOf(sent, booked)
        const total = { cents: sent.totalPrice, currency: sent.currency }
        requireTotal(total, price, { currency, again: 'confirm the change again' })
        transaction.releaseNights(
          place.id,
          held.filter((night) => !wanted.includes(night)),
        )
        transaction.reserveNights(
          place.id,
          wanted.filter((night) => !held.includes(night)),
          id,
        )
        transaction.changeStay(id, {
          startDate: sent.checkInDate,
          endDate: sent.checkOutDate,
          participants: sent.guests,
          ...(children !== undefined && { children }),
          nights: wanted.length,
          unitPriceCents: price.unitCents,
          totalPriceCents: price.totalCents,
          currency,
        })
      }),
    )
    const booking = await readBooking(id)
    if (booking === undefined) throw new AppError('not-found', 'the booking was deleted while it was changed')
    return listedBooking(booking)
  })
