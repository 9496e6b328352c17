import { anActivity } from '@waymark/contract/fixtures/activities'
import { expect, it } from 'vitest'
import { dateOn, dateOptions, dayIn, dayMissed, nextDate } from './date-words.ts'

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

it('a day that is looked for is booked where it has one date with a place; where it has none, that is said', () => {
  const activity = anActivity({ dates: [first, second], placesTaken: { '2026-06-01T10:00': 4 } })
  expect(dateOn(activity, '2026-06-02')).toBe('2026-06-02T10:00')
  expect(dayMissed(activity, '2026-06-02')).toBeUndefined()
  expect(dateOn(activity, '2026-06-01')).toBeUndefined()
  expect(dayMissed(activity, '2026-06-01')).toBe('Fully booked on Mon, Jun 1, 2026.')
  expect(dayMissed(activity, '2026-06-03')).toBe('Not on Wed, Jun 3, 2026.')
  expect(dayMissed(anActivity(), '2026-06-03')).toBeUndefined()
  const twice = anActivity({ dates: [first, { startsAt: '2026-06-01T15:00', places: 2 }] })
  expect(dateOn(twice, '2026-06-01')).toBeUndefined()
  expect(dateOn(twice, undefined)).toBeUndefined()
})

it('the day that is looked for is the one in the address, if it is a day', () => {
  expect(dayIn(new URLSearchParams('day=2026-06-01'))).toBe('2026-06-01')
  expect(dayIn(new URLSearchParams('day=soon'))).toBeUndefined()
  expect(dayIn(new URLSearchParams())).toBeUndefined()
})
