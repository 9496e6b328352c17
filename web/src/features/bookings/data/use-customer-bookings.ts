import type { Booking, BookingType } from '@waymark/contract/bookings/booking'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { bookingsRef } from '../../../shared/live/refs.ts'

const FIELDS = {
  activity: 'activityId',
  accommodation: 'accommodationId',
  charter: 'charterTripId',
} as const satisfies Record<BookingType, keyof Booking>

/** Something that customers have booked. */
export interface Booked {
  readonly type: BookingType
  readonly id: string
  readonly title: string
}

/** Who has booked it, the newest first, `count` of them at most. For administrators. */
export const useCustomerBookings = ({ type, id }: Booked, count: number): Live<Booking[]> =>
  useLiveList(query(bookingsRef, where(FIELDS[type], '==', id), orderBy('createdAt', 'desc'), limit(count)))
