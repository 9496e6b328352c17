import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { alternativesTo } from './alternatives.ts'

const place = (name: string, changes: Partial<NearbyPlace> = {}): NearbyPlace => ({
  id: `pt-${name}`,
  name,
  otherNames: [],
  kind: 'castle',
  lat: 38.7139,
  lng: -9.1335,
  about: 'A place.',
  stayMinutes: 60,
  costCents: 0,
  hours: [null],
  ...changes,
})

const castle = aStop()
const lunch = aStop({ id: 'lunch', title: 'Lunch', place: null })
const trip = aTripOfStops({ stops: { [castle.id]: castle, lunch } })
const found = (places: readonly NearbyPlace[], stop = castle) =>
  alternativesTo(trip, stop, places).map(({ place }) => place.name)

test('what is near comes first, and what is of the same kind may be a little farther away', () => {
  const far = place('Another castle', { lat: 38.729 })
  const near = place('A square', { kind: 'square', lat: 38.716 })
  const next = place('A park', { kind: 'park', lat: 38.72 })
  expect(found([next, near, far])).toEqual(['Another castle', 'A square', 'A park'])
})

test('what is in the trip, shut on that day, not nearby or not for these travellers is no alternative', () => {
  const unsuited = [
    place('Shut', { hours: [[]] }),
    place('Far', { lat: 39 }),
    place('Steps', { suits: false }),
    place('Not on Mondays', { visitHours: [[]] }),
    place('For the sunset', { visitHours: [[{ opens: 1180, closes: 1240 }]] }),
  ]
  expect(found([place('Castelo de São Jorge'), ...unsuited, place('Open')])).toEqual(['Open'])
})

test('for a stop without a place it is what lies around the middle of town', () => {
  expect(found([place('A park', { kind: 'park' })], lunch)).toEqual(['A park'])
})
