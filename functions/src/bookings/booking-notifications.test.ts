import { aBooking } from '@waymark/contract/fixtures/bookings'
import { expect, it } from 'vitest'
import { confirmedNotification } from './booking-notifications.ts'

it('tells with the confirmation for which day it was asked', () => {
  const booking = aBooking({ title: 'Fado', confirmationCode: 'AC-1' })
  expect(confirmedNotification(booking).text).toBe('Your booking of "Fado" (AC-1) is confirmed.')
  const details = { ...booking.details, preferredDay: '2026-12-23' }
  expect(confirmedNotification({ ...booking, details }).text).toBe(
    'Your booking of "Fado" (AC-1) is confirmed. Preferred day: Wed, Dec 23.',
  )
})
