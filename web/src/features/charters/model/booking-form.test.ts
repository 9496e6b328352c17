import { expect, test } from 'vitest'
import { NO_CUSTOMER } from '../../../shared/booking/customer-form.tsx'
import { ApiError } from '../../../shared/api/api-error.ts'
import { bookingFormFor, refusalText } from './booking-form.ts'

const FILLED = { ...NO_CUSTOMER, customerName: 'Ann', customerEmail: 'ann@example.com', customerPhone: '+1 555 0100' }

const messagesOf = (fields: object): Record<string, string> => {
  const parsed = bookingFormFor(12).safeParse(fields)
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a form that is filled in is a booking', () => {
  expect(bookingFormFor(12).parse(FILLED)).toMatchObject({ participants: 1, customerName: 'Ann' })
})

test('an empty form says what is missing', () => {
  expect(messagesOf({ ...NO_CUSTOMER, participants: '' })).toEqual({
    customerName: 'Name is required',
    customerEmail: 'Valid email is required',
    customerPhone: 'Phone number is required',
    participants: 'Number of participants is required',
  })
})

test.each(['12', 'ring the bell', '+1 234 567 890 123 456 7'])('nobody can be called at %j', (customerPhone) => {
  expect(messagesOf({ ...FILLED, customerPhone })).toEqual({ customerPhone: 'A phone number has 5 to 15 digits' })
})

test.each([
  ['0', 'At least 1 participant required'],
  ['-1', 'At least 1 participant required'],
  ['13', 'Must be at most 12'],
  ['1.5', 'Invalid input'],
])('%s participants are refused', (participants, message) => {
  expect(messagesOf({ ...FILLED, participants })).toEqual({ participants: message })
})

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
