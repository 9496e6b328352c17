import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { indexOfProposed, proposalFor } from './day-proposal.ts'

const place = (name: string, hours: NearbyPlace['hours']): NearbyPlace => ({
  id: `pt-${name}`,
  name,
  otherNames: [],
  kind: 'museum',
  lat: 38.7139,
  lng: -9.1335,
  about: 'A place.',
  stayMinutes: 90,
  costCents: 0,
  hours,
})
const ALWAYS = [{ opens: 540, closes: 1200 }]

test('proposals stand between the stops of the day, at hours when they are open, and go where their time is', () => {
  const trip = aTripOfStops({
    stops: {
      morning: aStop({ id: 'morning', order: 'a', startsAt: '09:30', minutes: 120 }),
      walk: aStop({ id: 'walk', order: 'b', startsAt: null, place: null, title: 'A walk' }),
      dinner: aStop({ id: 'dinner', order: 'c', startsAt: '17:00', place: null, title: 'Dinner' }),
    },
  })
  const lines = proposalFor(
    trip,
    [place('Castelo de São Jorge', [ALWAYS]), place('Shut', [[]]), place('Open', [ALWAYS])],
    1,
  )
  const shown = lines.map((line) =>
    'stop' in line ? line.stop.id : `${line.proposed.startsAt} ${line.proposed.place.name}`,
  )
  expect(shown).toEqual(['morning', '13:30 Open', 'dinner', 'walk'])
  const [proposed] = lines.flatMap((line) => ('proposed' in line ? [line.proposed] : []))
  expect(proposed && indexOfProposed(trip, 1, proposed)).toBe(2)
})
