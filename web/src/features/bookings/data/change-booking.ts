import {
  cancelBooking as cancelOwn,
  cancelCustomerBooking,
  confirmCustomerBooking,
} from '@waymark/contract/bookings/booking-calls'
import { callApi } from '../../../shared/api/api-client.ts'

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
