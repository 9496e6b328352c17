import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { distanceWords, legWords, pinsOfTrip, walkMinutes } from './trip-pins.ts'

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

test('the way between two stops is walked where it is short, and told as a distance where it is not', () => {
  const [leg] = pinsOfTrip(trip).days[0]?.legs ?? []
  expect(leg?.km).toBeCloseTo(1.11, 1)
  expect(leg && legWords(leg)).toBe('18 min on foot')
  expect(walkMinutes(5)).toBeUndefined()
  expect(legWords({ km: 6.21, walkMinutes: undefined })).toBe('6.2 km')
  expect([0.01, 0.43, 0.97, 42.4].map(distanceWords)).toEqual(['50 m', '450 m', '1.0 km', '42 km'])
})
