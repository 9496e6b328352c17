import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { dropSlots, slotBeside, slotOf, slotWords } from './drop-slots.ts'

const stop = (id: string, day: number | null) => ({ [id]: aStop({ id, day, order: id }) })
const trip = aTripOfStops({
  endDate: '2027-03-03',
  stops: { ...stop('a', 1), ...stop('b', 1), ...stop('c', 3), ...stop('late', 9) },
})

test('a stop can go into each gap of each day, empty ones too, and among the ideas', () => {
  expect(dropSlots(trip, 'a').map(({ day, index }) => `${day}.${index}`)).toEqual([
    '1.0', '1.1', '2.0', '3.0', '3.1', 'null.0', 'null.1',
  ]) // prettier-ignore
})

test('arrow keys lead through the days and end at the ends of the trip', () => {
  const a = slotOf(trip, { id: 'a', day: 1 })
  expect(a).toEqual({ day: 1, index: 0 })
  expect(slotBeside(trip, 'a', a, -1)).toEqual(a)
  const next = slotBeside(trip, 'a', { day: 1, index: 1 }, 1)
  expect(next).toEqual({ day: 2, index: 0 })
  expect(slotWords(trip, 'a', next)).toBe('day 2, 1 of 1')
  expect(slotBeside(trip, 'a', { day: null, index: 1 }, 1)).toEqual({ day: null, index: 1 })
})

test('a stop of a day that the trip no longer has is among the ideas', () => {
  expect(slotOf(trip, { id: 'late', day: 9 })).toEqual({ day: null, index: 0 })
  expect(slotWords(trip, 'late', { day: null, index: 0 })).toBe('ideas, 1 of 1')
})
