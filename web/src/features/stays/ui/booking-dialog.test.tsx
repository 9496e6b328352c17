import { addDays } from '@waymark/contract/calendar'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeStayState } from '../../../shared/booking/stay-change.ts'
import { navigationAt, NavigationContext } from '../../../shared/navigation/navigation.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { BookingDialog } from './booking-dialog.tsx'

const checkIn = addDays(localToday(new Date()), 10)
const checkOut = addDays(checkIn, 2)
const STAY = {
  id: 'place',
  name: 'Casa',
  price: '120.00',
  maxGuests: 4,
  cancellationPolicy: '',
  policies: {},
} as StayDetails

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ taken: [checkIn] })))
afterEach(() => vi.unstubAllGlobals())

/** The dialog for changing a booking of two guests for $180. */
function changing(guests: string): void {
  const change = { bookingId: 'b1', startDate: checkIn, endDate: checkOut, guests: 2, totalPriceCents: 18_000 }
  const navigation = navigationAt({
    pathname: '/accommodations/place',
    search: '?book',
    state: changeStayState(change),
  })
  render(
    <NavigationContext value={navigation}>
      <BookingDialog stay={STAY} chosen={{ checkIn, checkOut, guests }} onClose={() => undefined} />
    </NavigationContext>,
  )
}

const confirm = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm Change' })

it('a change says what the stay is booked for, beside what it would cost now', async () => {
  changing('3')
  expect((await confirm()).disabled).toBe(false)
  const price = screen.getByLabelText('Price')
  expect(price.textContent).toContain('Booked for$180')
  expect(price.textContent).toContain('Total$240')
})

it('as long as nothing is changed there is nothing to confirm', async () => {
  changing('2')
  expect((await confirm()).disabled).toBe(true)
})
