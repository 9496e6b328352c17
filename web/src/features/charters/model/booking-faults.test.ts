import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { BOOKING_FIELDS } from './booking-fields.ts'
import { bookingFaults } from './booking-faults.ts'

const FALLBACK = 'Failed to submit booking. Please try again.'

test('too few seats are told in the words of the server', () => {
  const error = new ApiError('409', { code: 'conflict', userMessage: 'Only 2 seats are left on this trip.' })
  expect(bookingFaults(error, BOOKING_FIELDS)).toEqual({ fields: [], message: 'Only 2 seats are left on this trip.' })
})

test('a wrong field is told beside it', () => {
  const fields = { customerEmail: 'Valid email is required' }
  const error = new ApiError('400', { code: 'invalid-argument', userMessage: 'Invalid input', fields })
  expect(bookingFaults(error, BOOKING_FIELDS)).toEqual({
    fields: [{ field: 'customerEmail', message: 'Valid email is required' }],
    message: FALLBACK,
  })
})

test.each([
  new Error('whatever'),
  new ApiError('Network failure', { code: 'offline', userMessage: 'You are offline.' }),
  new ApiError('500: ', { code: 'internal', userMessage: 'Server error: 500' }),
])('everything else is a failed booking: %s', (error) => {
  expect(bookingFaults(error, BOOKING_FIELDS)).toEqual({ fields: [], message: FALLBACK })
})
