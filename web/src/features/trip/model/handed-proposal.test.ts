import type { TripProposal } from '@waymark/contract/assistant/assistant-calls'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { stopsOfDay } from '@waymark/domain/itinerary'
import { applyChange } from '@waymark/domain/trip-changes'
import { expect, test } from 'vitest'
import { parseHandedProposal } from './handed-proposal.ts'

const OPEN = [{ opens: 540, closes: 1200 }]
const TOWER: NearbyPlace = {
  id: 'pt-tower',
  name: 'Belém Tower',
  otherNames: ['Torre de Belém'],
  kind: 'monument',
  lat: 38.7139,
  lng: -9.1335,
  about: 'A tower.',
  stayMinutes: 60,
  costCents: 800,
  hours: [OPEN, OPEN],
}
const TRIP = aTripOfStops({
  endDate: '2027-03-02',
  stops: {
    a: aStop({ id: 'a', order: 'a', startsAt: '09:30', minutes: 120, title: 'Castle', note: 'Ours' }),
    b: aStop({ id: 'b', order: 'b', day: 2, startsAt: '11:00', title: 'Alfama', locked: true }),
    gone: aStop({ id: 'gone', order: 'c', removedBy: 'ann' }),
  },
})
const tripId = TRIP.id
const handed = (proposal: TripProposal | object) => parseHandedProposal(TRIP, [TOWER], JSON.stringify(proposal), 'ann')

/** Titles of a day after applying the proposal. */
function taken(proposal: TripProposal, day: number): string[] {
  const found = handed(proposal)
  const [line] = 'lines' in found ? found.lines.flatMap((each) => ('proposal' in each ? [each.proposal] : [])) : []
  return stopsOfDay(applyChange(TRIP, line?.change() ?? {}), day).map(({ title }) => title)
}

test('a place is added by any of its names, at an hour that is free, and anything else as it was called', () => {
  expect(taken({ kind: 'add-stop', tripId, day: 1, title: 'torre de belem' }, 1)).toEqual(['Castle', 'Belém Tower'])
  expect(taken({ kind: 'add-stop', tripId, day: 1, title: 'A picnic' }, 1)).toEqual(['Castle', 'A picnic'])
})

test('a stop is moved to its hour, and swapped for a place that the atlas knows', () => {
  expect(taken({ kind: 'move-stop', tripId, stopId: 'a', title: 'x', day: 2 }, 2)).toEqual(['Castle', 'Alfama'])
  expect(taken({ kind: 'swap-stop', tripId, stopId: 'a', title: 'x', by: 'Belém Tower' }, 1)).toEqual(['Belém Tower'])
  const unknown = handed({ kind: 'swap-stop', tripId, stopId: 'a', title: 'x', by: 'Moon' })
  expect(unknown).toMatchObject({ swap: { id: 'a' } })
})

test('what cannot be is said', () => {
  const faults: readonly [object, string][] = [
    [{ kind: 'add-stop', tripId: 'other', day: 1, title: 'x' }, 'This proposal cannot be read.'],
    [{ kind: 'drop-trip', tripId }, 'This proposal cannot be read.'],
    [{ kind: 'add-stop', tripId, day: 3, title: 'x' }, 'The trip has no day 3.'],
    [{ kind: 'move-stop', tripId, stopId: 'gone', title: 'x', day: 2 }, 'This stop is not in the trip any more.'],
    [{ kind: 'move-stop', tripId, stopId: 'a', title: 'x', day: 1 }, 'Castle is on day 1 already.'],
    [{ kind: 'swap-stop', tripId, stopId: 'b', title: 'x' }, 'Alfama is locked. Unlock it to swap it.'],
  ]
  for (const [proposal, fault] of faults) expect(handed(proposal)).toEqual({ fault })
  expect(parseHandedProposal(TRIP, [], '{', 'ann')).toEqual({ fault: 'This proposal cannot be read.' })
})
