import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { stopsOfDay } from '@waymark/domain/itinerary'
import { applyChange, inverseOf } from '@waymark/domain/trip-changes'
import { type DayLine, linesOf, proposeFor } from './day-proposal.ts'

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
const shown = (lines: readonly DayLine[]) =>
  lines.map((line) => {
    if ('stop' in line) return `${line.stop.startsAt ?? ''} ${line.stop.id}`
    const { startsAt, title, instead } = line.proposal
    return `${startsAt} + ${title}${instead.length > 0 ? ` for ${instead.map(({ id }) => id).join(', ')}` : ''}`
  })
const proposalsIn = (lines: readonly DayLine[]) => lines.flatMap((line) => ('proposal' in line ? [line.proposal] : []))
const ALWAYS = [{ opens: 540, closes: 1200 }]

test('proposals stand between the stops of the day, at hours when they are open, and go where their time is', () => {
  const trip = aTripOfStops({
    stops: {
      morning: aStop({ id: 'morning', order: 'a', startsAt: '09:30', minutes: 120 }),
      walk: aStop({ id: 'walk', order: 'b', startsAt: null, place: null, title: 'A walk' }),
      dinner: aStop({ id: 'dinner', order: 'c', startsAt: '17:00', place: null, title: 'Dinner' }),
    },
  })
  const places = [place('Castelo de São Jorge', [ALWAYS]), place('Shut', [[]]), place('Open', [ALWAYS])]
  const proposed = proposeFor(trip, places, 1, stopsOfDay(trip, 1))
  const lines = linesOf(trip, 1, proposed, { isAgain: false, uid: 'ann' })
  expect(shown(lines)).toEqual(['09:30 morning', '13:30 + Open', '17:00 dinner', ' walk'])
  const [proposal] = proposalsIn(lines)
  const after = applyChange(trip, proposal?.change() ?? {})
  expect(stopsOfDay(after, 1).map(({ title }) => title)).toEqual(['Castle of São Jorge', 'A walk', 'Open', 'Dinner'])
})

test('of a day that is planned again only sights give way, to what comes at their time, and all in one step', () => {
  const sight = (id: string, startsAt: string, changes = {}) =>
    aStop({ id, title: id, order: id, startsAt, minutes: 60, ...changes })
  const trip = aTripOfStops({
    stops: Object.fromEntries(
      [
        sight('d1-1', '10:00', { note: 'With Mia', link: 'https://tickets.example/a' }),
        sight('d1-2', '11:00'),
        sight('d1-3', '13:00', { locked: true }),
        sight('d1-4', '15:00', { done: true }),
        sight('d1-5', '17:00'),
        sight('own', '11:30', { order: 'd1-2z' }),
      ].map((stop) => [stop.id, stop]),
    ),
  })
  const proposed = [
    { place: { ...place('New', [ALWAYS]), stayMinutes: 120 }, startsAt: '10:00' },
    { place: place('Other', [ALWAYS]), startsAt: '18:30' },
  ]
  const lines = linesOf(trip, 1, proposed, { isAgain: true, uid: 'ann' })
  expect(shown(lines)).toEqual([
    '10:00 + New for d1-1, d1-2',
    '11:30 own',
    '13:00 d1-3',
    '15:00 d1-4',
    '17:00 d1-5',
    '18:30 + Other',
  ])
  const [first] = proposalsIn(lines)
  const change = first?.change() ?? {}
  const after = applyChange(trip, change)
  expect(stopsOfDay(after, 1).map(({ title }) => title)).toEqual(['New', 'own', 'd1-3', 'd1-4', 'd1-5'])
  expect(after.stops?.['d1-1']).toMatchObject({
    startsAt: '10:00',
    minutes: 120,
    note: 'With Mia',
    link: null,
    place: { name: 'New' },
  })
  expect(shown(linesOf(after, 1, proposed, { isAgain: true, uid: 'ann' }))).not.toContain('10:00 + New for a, b')
  expect(stopsOfDay(applyChange(after, inverseOf(trip, change, 'ann')), 1)).toEqual(stopsOfDay(trip, 1))
})
