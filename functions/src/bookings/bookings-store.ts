import { type Booking, bookingConverter } from '@waymark/contract/bookings/booking'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'

/** Maximum number of bookings in a list. */
const LISTED = 200

const bookings = () => firestore().collection(COLLECTIONS.bookings)
const readable = () => bookings().withConverter<Stored<Booking>>(bookingConverter)

export const newBookingId = (): string => bookings().doc().id

/** The user's bookings, newest first. */
export async function listBookings(uid: string): Promise<Booking[]> {
  const snapshot = await readable().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(LISTED).get()
  return snapshot.docs.flatMap((document) => parseStored('bookings', document.data()) ?? [])
}

/**
 * All bookings of the user that are not cancelled, unordered. Without a limit: by booking and cancelling often enough, a
 * user could push the others out of it.
 */
export async function listActiveBookings(uid: string): Promise<Booking[]> {
  const active = ['pending', 'confirmed'] satisfies Booking['status'][]
  const snapshot = await readable().where('userId', '==', uid).where('status', 'in', active).get()
  return snapshot.docs.flatMap((document) => parseStored('bookings', document.data()) ?? [])
}

export async function readBooking(id: string): Promise<Booking | undefined> {
  return parseStored('bookings', (await readable().doc(id).get()).data())
}

/** Pending bookings created before `before`, oldest first. */
export async function listPendingSince(before: Date, limit: number): Promise<Booking[]> {
  const snapshot = await readable()
    .where('status', '==', 'pending')
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .limit(limit)
    .get()
  return snapshot.docs.flatMap((document) => parseStored('bookings', document.data()) ?? [])
}
