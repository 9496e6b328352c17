import { charterTripPath } from '../../../config/paths.ts'

/** The page of the trip with the booking dialog open, for coming back from the sign-in screen. */
export const bookingPath = (tripId: string): string => `${charterTripPath(tripId)}?book`

export const isBookingIn = (search: string): boolean => new URLSearchParams(search).has('book')
