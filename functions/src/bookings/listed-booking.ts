import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { Booking } from '@waymark/contract/bookings/booking'
import { moneyText } from '@waymark/contract/money'

export function listedBooking({
  totalPriceCents,
  requestDigest: _digest,
  details,
  ...booking
}: Booking): ListedBooking {
  const { unitPriceCents, ...others } = details
  return {
    ...booking,
    details: { ...others, unitPrice: moneyText(unitPriceCents) },
    totalPrice: moneyText(totalPriceCents),
  }
}
