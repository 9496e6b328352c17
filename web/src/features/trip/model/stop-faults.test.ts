import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { expect, test } from 'vitest'
import { CASTLE } from '../fixtures/castle.ts'
import { oddStops, closedOn } from './stop-faults.ts'

const trip = (...stops: Partial<Stop>[]) =>
  aTripOfStops({
    endDate: '2027-03-02',
    stops: Object.fromEntries(
      stops.map((changes, index) => [`s${index}`, aStop({ id: `s${index}`, order: `a${index}`, ...changes })]),
    ),
  })

test('what is closed can go to the day on which it is open', () => {
  const planned = trip({ day: 1 }, { day: 2, place: null })
  expect(oddStops(planned, [CASTLE], 1).get('s0')).toEqual({
    said: 'Closed on this day',
    fix: {
      label: 'Move to day 2',
      change: { 'stops.s0.day': 2, 'stops.s0.order': 'a2' },
      done: 'Castle of São Jorge moved to day 2',
    },
  })
})

test('what is closed at that hour can begin when it is open', () => {
  expect(oddStops(trip({ day: 2, startsAt: '07:30' }), [CASTLE], 2).get('s0')).toMatchObject({
    said: 'Open 09:00 – 18:00 on this day',
    fix: { label: 'Start at 09:00', change: { 'stops.s0.startsAt': '09:00' } },
  })
  expect(oddStops(trip({ day: 2, startsAt: '09:30' }), [CASTLE], 2).size).toBe(0)
})

test('what is too far away can become an idea; without places nothing is said of hours', () => {
  const far = { name: 'Porto', kind: 'square', status: 'verified', lat: 41.15, lng: -8.61 } as const
  const odd = oddStops(trip({ day: 1 }, { day: 1, place: far, title: 'Ribeira' }), [], 1)
  expect([...odd.keys()]).toEqual(['s1'])
  expect(odd.get('s1')).toMatchObject({
    said: '275 km from Castle of São Jorge',
    fix: { label: 'Move to the ideas', change: { 'stops.s1.day': null } },
  })
})

test('what lies in the dark can begin while there is light', () => {
  const beach = { name: 'Praia', kind: 'beach', status: 'verified', lat: 38.7, lng: -9.2 } as const
  expect(oddStops(trip({ day: 1, startsAt: '21:00', place: beach }), [], 1).get('s0')).toMatchObject({
    said: 'Dark at that hour: the sun is up from 07:11 to 18:28',
    fix: { label: 'Start at 16:55', change: { 'stops.s0.startsAt': '16:55' } },
  })
})

test('what is planned for a day on which it is closed is told once, unless it is done', () => {
  const trip = aTripOfStops({
    endDate: '2027-03-02',
    stops: {
      a: aStop({ id: 'a', day: 1 }),
      b: aStop({ id: 'b', day: 1 }),
      c: aStop({ id: 'c', day: 1, title: 'The castle, seen', done: true }),
      d: aStop({ id: 'd', day: 1, title: 'A walk', place: null }),
    },
  })
  expect(closedOn(trip, [CASTLE], 1)).toEqual(['Castle of São Jorge'])
  expect(closedOn(trip, [], 1)).toEqual([])
})

test('what is closed on a day for which it is not planned is no conflict', () => {
  const stops = { a: aStop({ id: 'a', day: 2 }), b: aStop({ id: 'b', day: null }) }
  const trip = aTripOfStops({ endDate: '2027-03-02', stops })
  expect(closedOn(trip, [CASTLE], 1)).toEqual([])
  expect(closedOn(trip, [CASTLE], 2)).toEqual([])
})
