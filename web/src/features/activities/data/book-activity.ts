import type { Activity } from '@waymark/contract/activities'
import { book, type ActivityBookingForm, type ListedBooking } from '@waymark/contract/booking-calls'
import { moneyText } from '@waymark/contract/money'
import { callApi } from '../../../platform/api-client.ts'
import { totalCents } from '../logic/total-cents.ts'

/** What a booking of the activity asks the server for, at the price that was shown. */
export const bookingRequest = (activity: Activity, form: ActivityBookingForm) => ({
  type: 'activity' as const,
  activityId: activity.id,
  title: activity.title,
  ...form,
  details: { location: activity.location, duration: activity.duration, category: activity.category },
  totalPrice: moneyText(totalCents(activity.priceCents, form.participants)),
})

// api: the server decides what it costs, and whether there is still such an activity
/** Sent again with the same key it is booked once. */
export const bookActivity = (
  request: ReturnType<typeof bookingRequest>,
  idempotencyKey: string,
): Promise<ListedBooking> => callApi(book, { body: request }, { idempotencyKey })
