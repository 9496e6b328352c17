import { parseMoneyText, pricePerPerson, priceTexts } from '@waymark/domain/prices'
import { book, type CharterBookingForm, type ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { callApi } from '../../../shared/api/api-client.ts'

/** What is sent. The total is the one that was shown; the server refuses any other than its own. */
export const bookingRequest = (trip: Pick<ListedCharterTrip, 'id' | 'price'>, form: CharterBookingForm) => ({
  type: 'charter' as const,
  charterTripId: trip.id,
  tripId: null,
  activityId: null,
  ...form,
  specialRequests: form.specialRequests || null,
  totalPrice: priceTexts(pricePerPerson(parseMoneyText(trip.price), form.participants)).totalPrice,
})

// api: seats are taken and the price is decided by the server
export const bookCharterTrip = (
  body: ReturnType<typeof bookingRequest>,
  idempotencyKey: string,
): Promise<ListedBooking> => callApi(book, { body }, { idempotencyKey, expectUnauthorized: true })
