import type { Booking } from '@waymark/contract/bookings/booking'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { bookingsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

/** What the traveller has booked, the newest first. */
export function useBookings(): Live<Booking[]> {
  const { uid } = useSession()
  return useLiveList(query(bookingsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}
