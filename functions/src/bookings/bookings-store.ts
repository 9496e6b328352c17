import { type Booking, bookingConverter } from '@waymark/contract/bookings/booking'
import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'

/** Most bookings that a list answers with. */
const LISTED = 200

const bookings = () => firestore().collection(COLLECTIONS.bookings)
const readable = () => bookings().withConverter<Stored<Booking>>(bookingConverter)

export const newBookingId = (): string => bookings().doc().id

/** The bookings of the user, the newest first. */
export async function listBookings(uid: string): Promise<Booking[]> {
  const snapshot = await readable().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(LISTED).get()
  return snapshot.docs.flatMap((document) => parseStored('bookings', document.data()) ?? [])
}

export async function readBooking(id: string): Promise<Booking | undefined> {
  return parseStored('bookings', (await readable().doc(id).get()).data())
}

/** The pending bookings that were made before, at most `limit`, the oldest first. */
export async function listPendingSince(before: Date, limit: number): Promise<Booking[]> {
  const snapshot = await readable()
    .where('status', '==', 'pending')
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .limit(limit)
    .get()
  return snapshot.docs.flatMap((document) => parseStored('bookings', document.data()) ?? [])
}
