import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { legsOf } from '../../../shared/map/pins.ts'
import { pinsOfDay } from '../../../shared/map/pins.ts'
import { distanceWords, pinsOfTrip } from './trip-pins.ts'

const at = (lat: number, lng: number, status: 'verified' | 'unverified' = 'verified') => ({
  name: 'Somewhere',
  kind: 'castle',
  status,
  lat,
  lng,
})

const trip = aTripOfStops({
  endDate: '2027-03-02',
  stops: {
    a: aStop({ id: 'a', order: 'a', place: at(38.71, -9.13) }),
    note: aStop({ id: 'note', order: 'b', place: null }),
    guessed: aStop({ id: 'guessed', order: 'c', place: at(38.72, -9.13, 'unverified') }),
    b: aStop({ id: 'b', order: 'd', place: at(38.72, -9.13) }),
    gone: aStop({ id: 'gone', order: 'e', removedBy: 'ann' }),
    c: aStop({ id: 'c', day: 2, order: 'a', place: at(38.8, -9.39) }),
    idea: aStop({ id: 'idea', day: null, order: 'a', place: at(38.69, -9.2) }),
  },
})

test('pins are the stops whose points somebody vouches for, numbered from 1 in each day; ideas have no number', () => {
  const { days, ideas } = pinsOfTrip(trip)
  const shown = days.map(({ pins }) => pins.map(({ stop, number }) => [stop.id, number]))
  expect(shown).toEqual([
    [
      ['a', 1],
      ['b', 2],
    ],
    [['c', 1]],
  ])
  expect(ideas.map(({ stop, number }) => [stop.id, number])).toEqual([['idea', undefined]])
})

test('the way between two stops is walked where it is short, and else by what the plan counts on', () => {
  const wayOf = (lat: number, lng: number) => {
    const stops = [
      aStop({ id: 'a', order: 'a', place: at(38.71, -9.13) }),
      aStop({ id: 'b', order: 'b', place: at(lat, lng) }),
    ]
    return legsOf(pinsOfDay(stops, 1)).map(({ isWalked, words }) => [isWalked, words])
  }
  expect(wayOf(38.715, -9.13)).toEqual([[true, '10 min on foot']])
  expect(wayOf(38.72, -9.13)).toEqual([[false, '15 min by local transport']])
  expect(wayOf(38.8, -9.39)).toEqual([[false, '60 min by train, bus or car']])
  expect([0.01, 0.43, 0.97, 42.4].map(distanceWords)).toEqual(['50 m', '450 m', '1.0 km', '42 km'])
})
