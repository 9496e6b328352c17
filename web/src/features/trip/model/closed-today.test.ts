import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { expect, test } from 'vitest'
import { closedOn } from './closed-today.ts'

const CASTLE: NearbyPlace = {
  id: 'pt-lisbon-castle',
  name: 'Castelo de São Jorge',
  otherNames: [],
  kind: 'castle',
  lat: 38.7139,
  lng: -9.1335,
  about: 'Walls.',
  stayMinutes: 90,
  costCents: 1500,
  hours: [[], [{ opens: 540, closes: 1080 }]],
}

test('what is closed today is told once, whichever day or idea it is, unless it is done', () => {
  const trip = aTripOfStops({
    endDate: '2027-03-02',
    stops: {
      a: aStop({ id: 'a', day: 2 }),
      b: aStop({ id: 'b', day: null }),
      c: aStop({ id: 'c', day: 2, title: 'The castle, seen', done: true }),
      d: aStop({ id: 'd', day: 2, title: 'A walk', place: null }),
    },
  })
  expect(closedOn(trip, [CASTLE], 1)).toEqual(['Castle of São Jorge'])
  expect(closedOn(trip, [CASTLE], 2)).toEqual([])
  expect(closedOn(trip, [], 1)).toEqual([])
})
