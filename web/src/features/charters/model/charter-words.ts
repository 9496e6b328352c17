import { countOf } from '@waymark/domain/wording'
import { pricePerPerson } from '@waymark/domain/prices'
import { daysBetween, earliestToday } from '@waymark/contract/calendar'
import { seatsLeft } from '@waymark/contract/charter-trips/charter-trip'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'

/** Maximum number of people if the trip does not specify one. */
const USUAL_MOST = 10

export const mostParticipants = ({ maxParticipants }: Pick<ListedCharterTrip, 'maxParticipants'>): number =>
  maxParticipants || USUAL_MOST

/** Total for the typed number of participants; undefined if it is not a number. */
export function totalCentsOf(participants: string, seatCents: number): number | undefined {
  const people = /^\s*\d+\s*$/.test(participants) ? Number(participants) : 0
  return people < 1 ? undefined : pricePerPerson(seatCents, people).totalCents
}

/** What is stored with a favourite. */
export const favouriteOf = ({ id, title, destination, imageUrl }: ListedCharterTrip) =>
  ({ kind: 'charter', itemId: id, title, location: destination, imageUrl }) as const

/** What is ahead first, the next first; then what is over, the latest first. */
export function inDateOrder<T extends Pick<ListedCharterTrip, 'startDate' | 'endDate'>>(
  trips: readonly T[],
  today: string,
): T[] {
  const isOver = ({ endDate }: T): boolean => endDate < today
  return trips.toSorted((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
    return isOver(a) ? b.startDate.localeCompare(a.startDate) : a.startDate.localeCompare(b.startDate)
  })
}

type Days = Pick<ListedCharterTrip, 'startDate' | 'endDate'>

export const dayCount = ({ startDate, endDate }: Days): number => daysBetween(startDate, endDate) + 1

/** '5 days' */
export const lengthText = (trip: Days): string => countOf(dayCount(trip), 'day')

type Seats = Pick<ListedCharterTrip, 'maxParticipants' | 'currentParticipants'>

/** '9 of 12 seats left', or that there are none. */
export function seatsText(trip: Seats): string {
  const left = seatsLeft(trip)
  return left === 0 ? 'Fully booked' : `${left} of ${trip.maxParticipants} seats left`
}

/** Label of the booking button, and whether it is enabled. */
export function bookingOffer(
  trip: Seats & Pick<ListedCharterTrip, 'isActive' | 'startDate'>,
  now = new Date(),
): { readonly label: string; readonly isOpen: boolean } {
  if (!trip.isActive || trip.startDate < earliestToday(now)) return { label: 'Not Available', isOpen: false }
  if (seatsLeft(trip) === 0) return { label: 'Fully Booked', isOpen: false }
  return { label: 'Book Now', isOpen: true }
}

/** Shown for trips without a rating. */
const USUAL_RATING = 4.7
const USUAL_REVIEWS = 127

export interface CharterRating {
  readonly rating: string
  readonly reviews: string
}

export function ratingOf({ reviews }: Pick<ListedCharterTrip, 'reviews'>): CharterRating {
  const count = reviews?.totalReviews ?? USUAL_REVIEWS
  return {
    rating: (reviews?.averageRating ?? USUAL_RATING).toFixed(1),
    reviews: countOf(count, 'Review'),
  }
}
