import { PACKING_DAYS, PackingRequest } from '@waymark/contract/packing/packing-list'
import { expect, test } from 'vitest'

const request = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' }

const messageFor = (change: Record<string, unknown>): string | undefined =>
  PackingRequest.safeParse({ ...request, ...change }).error?.issues[0]?.message

test('destination and dates are enough for a packing list', () => {
  expect(PackingRequest.parse(request)).toEqual(request)
})

test('a past trip can be packed for: the list may be made on the way', () => {
  expect(messageFor({ startDate: '2020-01-01', endDate: '2020-01-02' })).toBeUndefined()
})

test.each([
  [{ destination: ' ' }, 'Destination is required'],
  [{ destination: undefined }, 'Destination is required'],
  [{ startDate: '' }, 'Start date is required'],
  [{ endDate: null }, 'End date is required'],
  [{ endDate: '2027-04-30' }, 'End date cannot be before start date'],
  [{ endDate: '2028-05-01' }, `A packing list is for at most ${PACKING_DAYS} days`],
])('%j is refused: %s', (change, message) => {
  expect(messageFor(change)).toBe(message)
})

test('a list for the longest trip is accepted', () => {
  expect(messageFor({ endDate: '2028-04-30' })).toBeUndefined()
})

test.each([
  { tripType: 'Moon Landing' },
  { activities: ['sleeping'] },
  { activities: Array.from({ length: 7 }, () => 'beach') },
  { specialRequirements: 'x'.repeat(2_001) },
  { startDate: '2027-02-30' },
  { extra: 1 },
])('%j is refused', (change) => {
  expect(messageFor(change)).toBeDefined()
})

test('all trip types and activities of the form are accepted', () => {
  expect(messageFor({ tripType: 'Leisure/Vacation', activities: ['beach', 'business'], specialRequirements: '' })).toBe(
    undefined,
  )
})
