import { pricePerPerson, priceTexts } from '@waymark/domain/prices'
import type { Activity } from '@waymark/contract/activities/activity'
import { book, type ActivityBookingForm, type ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { callApi } from '../../../shared/api/api-client.ts'

/** What a booking of the activity asks the server for, at the price that was shown. */
export const bookingRequest = (activity: Activity, form: ActivityBookingForm) => ({
  type: 'activity' as const,
  activityId: activity.id,
  title: activity.title,
  ...form,
  details: { location: activity.location, duration: activity.duration, category: activity.category },
  totalPrice: priceTexts(pricePerPerson(activity.priceCents, form.participants)).totalPrice,
})

// api: the server decides what it costs, and whether there is still such an activity
/** Sent again with the same key it is booked once. */
export const bookActivity = (
  request: ReturnType<typeof bookingRequest>,
  idempotencyKey: string,
): Promise<ListedBooking> => callApi(book, { body: request }, { idempotencyKey })
