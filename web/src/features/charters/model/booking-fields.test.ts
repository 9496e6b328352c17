import { expect, test } from 'vitest'
import { NO_CUSTOMER } from '../../../shared/booking/customer-form.tsx'
import { bookingFormFor } from './booking-fields.ts'

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

test.each([
  ['0', 'At least 1 participant required'],
  ['-1', 'At least 1 participant required'],
  ['13', 'Must be at most 12'],
  ['1.5', 'Invalid input'],
])('%s participants are refused', (participants, message) => {
  expect(messagesOf({ ...FILLED, participants })).toEqual({ participants: message })
})
