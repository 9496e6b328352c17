import {
  cancelBooking as cancelOwn,
  cancelCustomerBooking,
  confirmCustomerBooking,
} from '@waymark/contract/bookings/booking-calls'
import { callApi } from '../../../shared/api/api-client.ts'
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

// api: gives back nights and seats that others may then book
export async function cancelBooking(id: string): Promise<void> {
  await callApi(cancelOwn, { params: { id } })
}

// api: the customer is told with it
export async function confirmBooking(id: string): Promise<void> {
  await callApi(confirmCustomerBooking, { params: { id } })
}

// api: gives back nights and seats, and the customer is told
export async function cancelForCustomer(id: string): Promise<void> {
  await callApi(cancelCustomerBooking, { params: { id } })
}
