import { cancelBooking as cancelBookingCall } from '@waymark/contract/bookings/booking-calls'
import { callApi } from '../../../shared/api/api-client.ts'

/** api: gives back nights and seats that others may then book. */
export async function cancelBooking(id: string): Promise<void> {
  await callApi(cancelBookingCall, { params: { id } })
}
