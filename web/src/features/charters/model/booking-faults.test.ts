import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { refusalText } from './booking-faults.ts'

test('too few seats are told in the words of the server', () => {
  const error = new ApiError('409', { code: 'conflict', userMessage: 'Only 2 seats are left on this trip.' })
  expect(refusalText(error)).toBe('Only 2 seats are left on this trip.')
})

test.each([
  new Error('whatever'),
  new ApiError('400', { code: 'invalid-argument', userMessage: 'Invalid input', fields: { customerEmail: 'Wrong' } }),
  new ApiError('Network failure', { code: 'offline', userMessage: 'You are offline.' }),
  new ApiError('500: ', { code: 'internal', userMessage: 'Server error: 500' }),
])('everything else is a failed booking: %s', (error) => {
  expect(refusalText(error)).toBe('Failed to submit booking. Please try again.')
})
