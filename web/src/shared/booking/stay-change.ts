import type { Booking } from '@waymark/contract/bookings/booking'
import { stayPath } from '../../config/paths.ts'

/** A booked stay that is to get other days or guests: the state of the navigation that leads to its place. */
export interface StayChange {
  readonly bookingId: string
  /** As it is booked now. */
  readonly startDate: string
  readonly endDate: string
  readonly guests: number
  /** Missing in what an older app has left in the history. */
  readonly totalPriceCents?: number | undefined
  readonly currency?: string | undefined
}

export function stayChangeOf({
  id,
  startDate,
  endDate,
  participants,
  totalPriceCents,
  currency,
}: Booking): StayChange | undefined {
  if (startDate === null || endDate === null) return undefined
  return { bookingId: id, startDate, endDate, guests: participants, totalPriceCents, currency }
}

/** The page of the place with its booking dialog open, and what is booked chosen. */
export function changeStayPath(stayId: string, { startDate, endDate, guests }: StayChange): string {
  const chosen = new URLSearchParams({ guests: String(guests), checkIn: startDate, checkOut: endDate })
  return `${stayPath(stayId)}?book&${chosen}`
}

/** `openedHere`: the way back is the one that led here. */
export const changeStayState = (stayChange: StayChange) => ({ openedHere: true, stayChange })

const isStayChange = (value: unknown): value is StayChange =>
  typeof value === 'object' && value !== null && 'bookingId' in value

export const stayChangeIn = (state: unknown): StayChange | undefined =>
  typeof state === 'object' && state !== null && 'stayChange' in state && isStayChange(state.stayChange)
    ? state.stayChange
    : undefined
