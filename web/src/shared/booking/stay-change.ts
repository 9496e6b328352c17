import type { Booking } from '@waymark/contract/bookings/booking'
import { OPENED_HERE, stayPath } from '../../config/paths.ts'

/** Navigation state that leads to a stay's page for changing a booking's dates or guests. */
export interface StayChange {
  readonly bookingId: string
  /** The current dates. */
  readonly startDate: string
  readonly endDate: string
  readonly guests: number
  /** How many of the guests are children. */
  readonly children?: number | undefined
  /** Absent if an older app created the history entry. */
  readonly totalPriceCents?: number | undefined
  readonly currency?: string | undefined
}

export function stayChangeOf({
  id,
  startDate,
  endDate,
  participants,
  children,
  totalPriceCents,
  currency,
}: Booking): StayChange | undefined {
  if (startDate === null || endDate === null) return undefined
  return { bookingId: id, startDate, endDate, guests: participants, children, totalPriceCents, currency }
}

/** URL of the stay's page with the booking dialog open and the current dates and guests chosen. */
export function changeStayPath(stayId: string, { startDate, endDate, guests, children = 0 }: StayChange): string {
  const chosen = new URLSearchParams({
    guests: String(guests),
    ...(children > 0 && { children: String(children) }),
    checkIn: startDate,
    checkOut: endDate,
  })
  return `${stayPath(stayId)}?book&${chosen}`
}

/** `openedHere`: going back returns to the page that led here. */
export const changeStayState = (stayChange: StayChange) => ({ ...OPENED_HERE, stayChange })

const isStayChange = (value: unknown): value is StayChange =>
  typeof value === 'object' && value !== null && 'bookingId' in value

export const stayChangeIn = (state: unknown): StayChange | undefined =>
  typeof state === 'object' && state !== null && 'stayChange' in state && isStayChange(state.stayChange)
    ? state.stayChange
    : undefined
