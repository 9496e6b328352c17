import type { Booking } from '@waymark/contract/bookings'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { bookingsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** What the traveller has booked, the newest first. */
export function useBookings(): Live<Booking[]> {
  const { uid } = useSession()
  return useLiveList(query(bookingsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}
