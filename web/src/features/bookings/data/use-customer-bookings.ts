import type { Booking, BookingType } from '@waymark/contract/bookings/booking'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { bookingsRef } from '../../../shared/live/bookings.ts'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { useGrowing } from '../../../shared/live/use-kept.ts'

const FIELDS = {
  activity: 'activityId',
  accommodation: 'accommodationId',
  charter: 'charterTripId',
} as const satisfies Record<BookingType, keyof Booking>

/** Something that customers have booked. */
interface Booked {
  readonly type: BookingType
  readonly id: string
  readonly title: string
}

/** The bookings of one object, or all pending ones. */
export type BookingsOf = Booked | 'pending'

const queryOf = (of: BookingsOf) =>
  of === 'pending'
    ? query(bookingsRef, where('status', '==', 'pending'), orderBy('createdAt'))
    : query(bookingsRef, where(FIELDS[of.type], '==', of.id), orderBy('createdAt', 'desc'))

/** Bookings for administrators: newest first, or longest pending first; at most `count`. */
export const useCustomerBookings = (of: BookingsOf, count: number): Live<Booking[]> =>
  useGrowing(useLiveList(query(queryOf(of), limit(count))))
