import { COLLECTIONS } from '@waymark/contract/firestore'
import { type Booking, bookingConverter } from '@waymark/contract/bookings/booking'
import { orderBy, query, where } from 'firebase/firestore'
import { useSession } from '../session/session.ts'
import { collectionOf } from './firestore.ts'
import { useLiveList, type Live } from './live.ts'

export const bookingsRef = collectionOf(COLLECTIONS.bookings, bookingConverter)

/** The user's bookings, newest first. */
export function useBookings(): Live<Booking[]> {
  const { uid } = useSession()
  return useLiveList(query(bookingsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}
