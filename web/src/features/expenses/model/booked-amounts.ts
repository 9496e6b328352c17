import type { Booking } from '@waymark/contract/bookings/booking'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { sharesOf } from '@waymark/domain/expenses'
import { type Dated, datesOfDays } from '@waymark/domain/itinerary'
import { daysOf } from '../../../shared/booking/booked-days.ts'

export const CATEGORY_OF_BOOKING = { accommodation: 'stay', activity: 'activity', charter: 'transport' } as const

interface BookedAmount {
  readonly category: (typeof CATEGORY_OF_BOOKING)[Booking['type']]
  /** The number of its day; null for none. */
  readonly day: number | null
  readonly currency: string
  readonly cents: number
}

/** The days of a trip after which one sleeps there; of a trip of one day that day. */
export function nightsOf(trip: Dated): number[] {
  const days = datesOfDays(trip).map(({ number }) => number)
  return days.length > 1 ? days.slice(0, -1) : days
}

/** The nights of the trip that are booked, by the number of the day before. */
function nightsIn({ type, startDate, endDate }: Booking, trip: Dated): number[] {
  if (type !== 'accommodation' || startDate === null || endDate === null) return []
  const nights = new Set(nightsOf(trip))
  return datesOfDays(trip)
    .filter(({ number, date }) => nights.has(number) && startDate <= date && date < endDate)
    .map(({ number }) => number)
}

export const bookedNights = (bookings: readonly Booking[], trip: Dated): ReadonlySet<number> =>
  new Set(bookings.flatMap((booking) => nightsIn(booking, trip)))

/** What was booked costs what was agreed: a stay over the trip's nights that it covers, others on their day. */
export function bookedAmounts(bookings: readonly Booking[], trip: Dated): BookedAmount[] {
  return bookings.flatMap((booking) => {
    const { type, totalPriceCents, currency = DEFAULT_CURRENCY } = booking
    const from = daysOf(booking)?.startDate
    const first = datesOfDays(trip).find(({ date }) => date === from)?.number ?? null
    const nights = nightsIn(booking, trip)
    const days = nights.length > 0 ? nights : [first]
    return sharesOf(totalPriceCents, days.length)
      .map((cents, index) => ({ category: CATEGORY_OF_BOOKING[type], day: days[index] ?? null, currency, cents }))
      .filter(({ cents }) => cents > 0)
  })
}
