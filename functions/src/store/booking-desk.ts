import { DELETED_ACCOUNT } from '@waymark/contract/account-calls'
import type { Booking } from '@waymark/contract/bookings'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { bookable, findIn, type Found, nightOf, type Wanted } from './booking-finder.ts'
import { tellingContention } from './contention.ts'
import { firestore } from './firestore.ts'
import { addNotice, type NewNotice } from './notices-store.ts'

export type NewBooking = Omit<Booking, 'id' | 'bookingDate' | 'createdAt' | 'updatedAt'>

/** What a booking may read and change, all of it or nothing. Everything is read before anything is changed. */
export interface BookingDesk {
  find(wanted: Wanted): Promise<Found>
  /** Fails as a whole when the booking or its code is there already. */
  book(id: string, booking: NewBooking): void
  confirm(id: string): void
  cancel(id: string): void
  /** Tells the customer something, who may have left. */
  tell(uid: string, notice: NewNotice): void
  takeNights(accommodation: string, nights: readonly string[], bookingId: string): void
  freeNights(accommodation: string, nights: readonly string[]): void
  setSeatsTaken(charterTrip: string, seats: number): void
}

const now = () => FieldValue.serverTimestamp()

const deskOf = (transaction: Transaction): BookingDesk => ({
  find: (wanted) => findIn(transaction, wanted),
  book(id, booking) {
    const times = { bookingDate: now(), createdAt: now(), updatedAt: now() }
    const code = firestore().collection(COLLECTIONS.confirmationCodes).doc(booking.confirmationCode)
    transaction.create(bookable('bookings', id), { ...booking, ...times })
    transaction.create(code, { bookingId: id })
  },
  confirm(id) {
    transaction.update(bookable('bookings', id), { status: 'confirmed', updatedAt: now() })
  },
  cancel(id) {
    transaction.update(bookable('bookings', id), { status: 'cancelled', updatedAt: now() })
  },
  tell(uid, notice) {
    if (uid !== DELETED_ACCOUNT.uid) addNotice(transaction, uid, notice)
  },
  takeNights(accommodation, nights, bookingId) {
    for (const night of nights) transaction.create(nightOf(accommodation, night), { bookingId })
  },
  freeNights(accommodation, nights) {
    for (const night of nights) transaction.delete(nightOf(accommodation, night))
  },
  setSeatsTaken(charterTrip, currentParticipants) {
    transaction.update(bookable('charterTrips', charterTrip), { currentParticipants })
  },
})

/** Many may want the same seats in one moment. Each try waits longer than the one before, some 13 seconds in all. */
const TRIES = 6

/** Runs a job over bookings as one step: whatever it changes happens together, or not at all. */
export const atBookingDesk = <T>(job: (desk: BookingDesk) => Promise<T>): Promise<T> =>
  tellingContention(() => firestore().runTransaction((transaction) => job(deskOf(transaction)), { maxAttempts: TRIES }))
