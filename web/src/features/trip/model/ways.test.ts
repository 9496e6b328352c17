import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { expect, test } from 'vitest'
import { pinsOfDay } from '../../../shared/map/pins.ts'
import { beginningsOf, waysOf } from './ways.ts'

const at = (lat: number, lng: number, kind = 'castle') => ({ name: 'A', kind, status: 'verified' as const, lat, lng })
const a = aStop({ id: 'a', order: 'a', place: at(38.71, -9.13) })
const b = aStop({ id: 'b', order: 'b', place: at(38.715, -9.13) })
const c = aStop({ id: 'c', order: 'c', place: at(38.8, -9.39) })

const waysFrom = (point: { lat: number; lng: number } | undefined, ...stops: Stop[]) =>
  [...waysOf(pinsOfDay(stops, 1), point && { at: point, isBed: false, firsts: new Set(['d1-2']) })].map(
    ([id, { means, words, far, isFromBed }]) => [
      id,
      means,
      words,
      far,
      isFromBed ? 'from the bed' : 'from the stop before',
    ],
  )

test('each stop has its way, the first of a day from where one sleeps', () => {
  expect(waysFrom({ lat: 38.73, lng: -9.13 }, a, b, c)).toEqual([
    ['a', 'transport', '20 min by local transport', '2.9 km', 'from the bed'],
    ['b', 'foot', '10 min on foot', '700 m', 'from the stop before'],
    ['c', 'far', '60 min by train, bus or car', '32 km', 'from the stop before'],
  ])
})

test('no way is told from a stop whose place nobody knows', () => {
  const own = aStop({ id: 'own', order: 'aa', place: null })
  const leave = aStop({ id: 'leave', order: 'ab', kind: 'travel', place: null })
  const led = (...stops: Stop[]) => [...waysOf(pinsOfDay(stops, 1), undefined, stops).keys()]
  expect(led(a, b, c)).toEqual(['b', 'c'])
  expect(led(a, own, b, c)).toEqual(['c'])
  expect(led(a, leave, b, c)).toEqual(['b', 'c'])
})

test('no way is told to a first stop around the corner, or from nowhere', () => {
  expect(waysFrom({ lat: 38.711, lng: -9.13 }, a)).toEqual([])
  expect(waysFrom(undefined, a)).toEqual([])
})

test('the first stop as planned tells the way that its time was planned with', () => {
  const told = {
    place: at(38.71, -9.13),
    description: 'A castle. The way takes 35 minutes by local transport or taxi.',
  }
  const begins = { lat: 38.73, lng: -9.13 }
  const way = ['transport', '35 min by local transport', undefined, 'from the bed'] as const
  expect(waysFrom(begins, aStop({ id: 'd1-2', ...told }))).toEqual([['d1-2', ...way]])
  expect(waysFrom(begins, aStop({ id: 'd1-3', ...told }))[0]?.[2]).toBe('20 min by local transport')
  const trip = aTripOfStops({
    stops: {
      arrive: aStop({ id: 'd1-1', place: null }),
      first: aStop({ id: 'd1-2', removedBy: 'ann' }),
      second: aStop({ id: 'd1-3' }),
    },
  })
  expect([...(beginningsOf(trip).get(1)?.firsts ?? [])]).toEqual(['d1-2'])
})

test('a day begins at the bed of the night before where the trip knows its place, else in the middle of the town', () => {
  const kyoto = at(35.01, 135.77, MOVE_KIND)
  const trip = aTripOfStops({
    endDate: '2027-03-04',
    stops: {
      arrive: aStop({ id: 'arrive', day: 1, order: 'a', place: kyoto }),
      bed: aStop({ id: 'bed', day: 2, order: 'a', kind: 'sleep', place: at(35.02, 135.78) }),
      inn: aStop({ id: 'inn', day: 3, order: 'a', kind: 'sleep', place: null }),
    },
  })
  const begins = [...beginningsOf(trip).values()].map(({ at, isBed }) => [at.lat, at.lng, isBed])
  expect(begins).toEqual([
    [trip.place.lat, trip.place.lng, false],
    [35.01, 135.77, false],
    [35.02, 135.78, true],
    [35.02, 135.78, true],
  ])
  // The way to another town is the stop itself.
  expect(waysFrom(trip.place, aStop({ id: 'arrive', order: 'a', place: kyoto }))).toEqual([])
})
