import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { moneyText } from '@waymark/contract/money'
import { bookStay as bookStayCall } from '@waymark/contract/stays/stay-booking-calls'
import { nanoid } from 'nanoid'
import { callApi } from '../../../shared/api/api-client.ts'

interface WantedBooking {
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly guests: number
  readonly totalCents: number
}

/** The last request that has not been answered with a booking: asking for the same again must not book twice. */
let attempt: { readonly asked: string; readonly key: string } | undefined

export async function bookStay(id: string, { totalCents, ...wanted }: WantedBooking): Promise<ListedBooking> {
  const body = { ...wanted, totalPrice: moneyText(totalCents), notes: '' }
  const asked = JSON.stringify([id, body])
  if (attempt?.asked !== asked) attempt = { asked, key: nanoid() }
  const booking = await callApi(bookStayCall, { params: { id }, body }, { idempotencyKey: attempt.key })
  attempt = undefined
  return booking
}
