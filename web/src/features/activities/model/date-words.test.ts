import { anActivity } from '@waymark/contract/fixtures/activities'
import { expect, it } from 'vitest'
import { dateOptions, nextDate } from './date-words.ts'

const [first, second] = [
  { startsAt: '2026-06-01T10:00', places: 4 },
  { startsAt: '2026-06-02T10:00', places: 4 },
]
const dates = [second, first]

it('the next date is the first ahead with a place; where there is none, it is said why', () => {
  const full = { '2026-06-01T10:00': 4 }
  expect(nextDate(anActivity({ dates }), '2026-06-01')).toEqual(first)
  expect(nextDate(anActivity({ dates }), '2026-06-02')).toEqual(second)
  expect(nextDate(anActivity({ dates, placesTaken: full }), '2026-06-01')).toEqual(second)
  expect(nextDate(anActivity({ dates: [first], placesTaken: full }), '2026-06-01')).toBe('full')
  expect(nextDate(anActivity({ dates }), '2026-06-03')).toBe('over')
  expect(nextDate(anActivity({ dates: [] }), '2026-06-03')).toBe('any')
})

it('what can be chosen are dates with a place, and how many are left is said', () => {
  const activity = anActivity({ dates: [first, second], placesTaken: { '2026-06-01T10:00': 4, '2026-06-02T10:00': 3 } })
  expect(dateOptions(activity, [first, second])).toEqual([
    { value: '2026-06-02T10:00', label: 'Tue, Jun 2, 2026 at 10:00 · 1 place left' },
  ])
})
