import { aStop } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { byTheClock, countdownTo, momentOf, nextStop, stopsAfter, wordsAfterAll } from './next-stop.ts'

const stops = [
  aStop({ id: 'past', startsAt: '08:00', minutes: 60 }),
  aStop({ id: 'done', startsAt: '10:00', minutes: 60, done: true }),
  aStop({ id: 'open', startsAt: null }),
  aStop({ id: 'later', startsAt: '15:00', minutes: null }),
]

const at = (time: string): number => momentOf(`2027-03-01 ${time}`).minute

test('the next stop is the first that is neither done nor over', () => {
  expect(nextStop(stops, at('08:30'))?.id).toBe('past')
  expect(nextStop(stops, at('09:00'))?.id).toBe('past')
  expect(nextStop(stops, at('09:01'))?.id).toBe('open')
  expect(nextStop([stops[3]!], at('15:01'))).toBeUndefined()
})

test('a day goes by the clock, and a stop without a time follows the one before it', () => {
  const night = aStop({ id: 'night', startsAt: '23:00' })
  const ids = (...day: Parameters<typeof byTheClock>[0]) => byTheClock(day).map(({ id }) => id)
  expect(ids(night, ...stops)).toEqual(['past', 'done', 'open', 'later', 'night'])
  expect(ids(stops[2]!, stops[0]!)).toEqual(['open', 'past'])
})

test('what comes later leaves out what is done or over by now', () => {
  const open = aStop({ id: 'open', startsAt: null })
  const plan = [open, ...stops.filter(({ id }) => id !== 'open')]
  const later = (minute: number | undefined) => stopsAfter(plan, open, minute).map(({ id }) => id)
  expect(later(at('08:30'))).toEqual(['past', 'later'])
  expect(later(at('09:01'))).toEqual(['later'])
  expect(later(undefined)).toEqual(['past', 'later'])
})

test.each([
  ['12:55', 'in 2 h 5 min'],
  ['14:30', 'in 30 min'],
  ['15:00', 'now'],
  ['15:20', 'now'],
])('at %s a stop of 15:00 is %s', (time, words) => {
  expect(countdownTo({ startsAt: '15:00' }, at(time))).toBe(words)
})

test('a day that is over is not said to be done where nobody has ticked it', () => {
  expect(wordsAfterAll([])).toBe('Nothing is planned for today.')
  expect(wordsAfterAll(stops)).toBe('Nothing more is planned for today.')
  expect(wordsAfterAll([aStop({ done: true })])).toBe('All of today is done.')
})
