import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen } from '@testing-library/react'
import { addDays } from '@waymark/contract/calendar'
import { expect, test, vi } from 'vitest'
import { BookingOnTrip } from './booked.tsx'

const START = aTripOfStops().startDate
const TRIP = aTripOfStops({ endDate: addDays(START, 2), stops: { s: aStop({ id: 's', day: 1, bookingId: 'stay' }) } })

test('a booking whose dates were changed says its day, and moves its stop there', () => {
  const booking = aBooking({ id: 'stay', title: 'Casa', startDate: addDays(TRIP.startDate, 1) })
  const onAdd = vi.fn<(moved: typeof booking) => void>()
  render(<BookingOnTrip trip={TRIP} booking={booking} onAdd={onAdd} />)
  screen.getByRole('button', { name: 'On day 1: Casa' })
  fireEvent.click(screen.getByRole('button', { name: 'Now on day 2: move Casa' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(booking)
})

test.each([
  ['a stop on its day', aBooking({ id: 'stay', startDate: TRIP.startDate })],
  ['what has no day of its own', aBooking({ id: 'stay', type: 'activity', startDate: null, endDate: null })],
])('offers no move of %s', (_what, booking) => {
  render(<BookingOnTrip trip={TRIP} booking={booking} onAdd={() => undefined} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
