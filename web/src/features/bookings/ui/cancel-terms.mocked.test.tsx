import { aBooking } from '@waymark/contract/fixtures/bookings'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readCancellationPolicy } from '../data/cancellation-policy.ts'
import { CancelTerms } from './cancel-terms.tsx'

vi.mock(import('../data/cancellation-policy.ts'), () => ({
  readCancellationPolicy: vi.fn<(id: string) => Promise<string>>(),
}))

const read = vi.mocked(readCancellationPolicy)
const STAY = aBooking({
  type: 'accommodation',
  accommodationId: 'casa',
  startDate: '2027-01-10',
  endDate: '2027-01-12',
  totalPriceCents: 36_150,
})

beforeEach(() => void read.mockReset())

test.each([
  [
    'Free until 7 days before.',
    'Cancellation terms: Free until 7 days before. Nothing of the $361.50 has been paid here.',
  ],
  ['', 'Cancelling is free of charge until Jan 10, 2027. Nothing of the $361.50 has been paid here.'],
])('cancelling a stay with the policy %j costs what its page says', async (policy, told) => {
  read.mockResolvedValue(policy)
  render(<CancelTerms booking={STAY} />)
  expect((await screen.findByRole('status')).textContent).toBe(told)
  expect(read).toHaveBeenCalledExactlyOnceWith('casa')
})

test('where the terms cannot be read, it says so and promises nothing', async () => {
  read.mockRejectedValue(new Error('not found'))
  render(<CancelTerms booking={STAY} />)
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^The cancellation terms of this stay could not be loaded\. You can cancel it all the same\./,
  )
})

test.each(['activity', 'charter'] as const)('of %s, no stay is spoken of, also where it refers to one', (type) => {
  render(<CancelTerms booking={{ ...STAY, type }} />)
  expect(screen.getByRole('status').textContent).toContain('Cancelling is free of charge until Jan 10, 2027.')
  expect(read).not.toHaveBeenCalled()
})

test.each([
  ['2027-01-10', 'Cancelling is free of charge until Jan 10, 2027.'],
  [null, 'Cancelling is free of charge.'],
])('an activity on %s is cancelled free of charge, and no stay is read', (startDate, told) => {
  render(<CancelTerms booking={{ ...STAY, type: 'activity', accommodationId: null, startDate }} />)
  expect(screen.getByRole('status').textContent).toContain(`${told} Nothing of the`)
  expect(read).not.toHaveBeenCalled()
})
