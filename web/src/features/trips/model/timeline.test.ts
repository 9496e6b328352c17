import { expect, test } from 'vitest'
import { timeline } from './timeline.ts'

const trip = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate })
const ids = (trips: readonly { id: string }[]) => trips.map(({ id }) => id)

test('the trip that one is on comes first, then the next, and what is over lies apart with the last first', () => {
  const { coming, past } = timeline(
    [
      trip('summer', '2027-07-01', '2027-07-09'),
      trip('last year', '2025-05-01', '2025-05-04'),
      trip('now', '2026-11-20', '2026-11-23'),
      trip('yesterday', '2026-11-15', '2026-11-22'),
      trip('next', '2026-12-24', '2027-01-02'),
    ],
    '2026-11-23',
  )
  expect(ids(coming)).toEqual(['now', 'next', 'summer'])
  expect(ids(past)).toEqual(['yesterday', 'last year'])
})
