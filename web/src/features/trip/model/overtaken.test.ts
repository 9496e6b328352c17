import { aStop, anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { BLANK_DAY } from '@waymark/domain/itinerary'
import { applyChange } from '@waymark/domain/trip-changes'
import { expect, it } from 'vitest'
import { membersOf } from '../../../shared/trips/members.ts'
import { overtakenIn } from './overtaken.ts'

const castle = (changes: Partial<Stop> = {}) => aStop({ id: 'k3', title: 'Castle', by: 'ben', day: 3, ...changes })
const tripOf = (stop: Stop) =>
  aTripOfStops({
    endDate: '2027-03-04',
    memberIds: ['ann', 'ben'],
    roles: { ann: 'owner', ben: 'editor' },
    memberNames: { ann: 'Ann', ben: 'Ben' },
    stops: { k3: stop },
    expenses: { e1: anExpense({ id: 'e1', title: 'Dinner', by: 'ben', amountCents: 1250 }) },
  })

/** What Ann is told after making these changes. */
function toldOf(stop: Stop, made: Readonly<Record<string, unknown>>) {
  const trip = tripOf(stop)
  const changes = Object.entries(made).map(([path, value]) => ({ of: trip.id, uid: 'ann', path, value, at: 0 }))
  return { trip, told: overtakenIn(trip, changes, { uid: 'ann', members: membersOf(trip, 'ann'), newId: 'new' }) }
}

it('says whose change stands, and brings back the own one', () => {
  const { trip, told } = toldOf(castle({ note: 'Buy tickets' }), {
    'stops.k3.day': 2,
    'stops.k3.note': 'Closed on Mondays',
    'stops.k3.done': false,
  })
  expect(told).toMatchObject([
    {
      said: '“Castle” was changed by Ben',
      lines: ['Day: day 3. You had day 2.', 'Note: “Buy tickets”. You had “Closed on Mondays”.'],
    },
  ])
  expect(applyChange(trip, told[0]?.fix?.change ?? {}).stops?.['k3']).toMatchObject({
    day: 2,
    note: 'Closed on Mondays',
  })
})

it('says who has removed what was changed, and adds it again as it was to be', () => {
  const { trip, told } = toldOf(castle({ removedBy: 'ben' }), { 'stops.k3.note': 'Closed on Mondays' })
  expect(told).toMatchObject([{ said: '“Castle” was removed by Ben', lines: ['Note: you had “Closed on Mondays”.'] }])
  expect(applyChange(trip, told[0]?.fix?.change ?? {}).stops?.['new']).toMatchObject({
    title: 'Castle',
    day: 3,
    note: 'Closed on Mondays',
    by: 'ann',
    removedBy: null,
  })
})

it('puts among the ideas what comes back to a day that the trip has lost, and says so', () => {
  const moved = toldOf(castle({ day: 1 }), { 'stops.k3.day': 9 })
  const removed = toldOf(castle({ removedBy: 'ben', day: 9 }), { 'stops.k3.note': 'Closed on Mondays' })
  const where = 'among the ideas: its day was removed'
  for (const [{ trip, told }, id, said] of [
    [moved, 'k3', `Castle as you had it, ${where}`],
    [removed, 'new', `Castle added again, ${where}`],
  ] as const) {
    expect(told[0]?.fix?.said).toBe(said)
    expect(applyChange(trip, told[0]?.fix?.change ?? {}).stops?.[id]).toMatchObject({ day: null, removedBy: null })
  }
})

it('says that a day is gone to which something was added or moved', () => {
  for (const field of ['added', 'day'])
    expect(toldOf(castle({ day: 5, by: 'ann' }), { [`stops.k3.${field}`]: 5 }).told).toMatchObject([
      { said: '“Castle” has lost its day', lines: ['Its day was removed: it is among the ideas.'] },
    ])
})

it('says that a day is gone that was moved, and puts it back', () => {
  const made = [{ of: 't', uid: 'ann', path: 'dayOrder.3.moved', value: 'a1', at: 0 }]
  const trip = { ...tripOf(castle()), removedDays: { 3: true }, days: { 3: { ...BLANK_DAY, theme: 'The river' } } }
  const of = (of: Trip) => overtakenIn(of, made, { uid: 'ann', members: membersOf(trip, 'ann'), newId: 'new' })
  const [told] = of(trip)
  expect(told).toMatchObject({
    said: '“The river”, a day that you moved, was removed',
    lines: ['Its stop is among the ideas.'],
  })
  expect(of(applyChange(trip, told?.fix?.change ?? {}))).toEqual([])
})

it.each([
  ['ben', 'Ben'],
  ['ann', 'you on another device'],
  ['deleted', 'somebody who has left'],
])('says that %s has removed the day that was moved, and that of a stop', (by, name) => {
  const removed = { removedDays: { 3: true }, removedBy: { 3: { day: 3, by } } }
  const trip = { ...tripOf(castle()), ...removed }
  const changes = { 'dayOrder.3.moved': 'a1', 'stops.k3.day': 3 }
  const made = Object.entries(changes).map(([path, value]) => ({ of: 't', uid: 'ann', path, value, at: 0 }))
  const told = overtakenIn(trip, made, { uid: 'ann', members: membersOf(trip, 'ann'), newId: 'new' })
  expect(told.map(({ said }) => said)).toContain(`A day that you moved was removed by ${name}`)
  expect(told.flatMap(({ lines }) => lines)).toContain(`Its day was removed by ${name}: it is among the ideas.`)
})

it('tells of expenses', () => {
  expect(toldOf(castle(), { 'expenses.e1.amountCents': 1400 }).told).toMatchObject([
    { said: '“Dinner” was changed by Ben', lines: ['Amount: 12.50. You had 14.00.'], fix: undefined },
  ])
})

it.each<[string, Stop, Readonly<Record<string, unknown>>]>([
  ['what is as it was made', castle({ note: 'x' }), { 'stops.k3.note': 'x' }],
  ['what was removed by oneself', castle({ removedBy: 'ann' }), { 'stops.k3.note': 'x' }],
  ['what was added, seen and removed', castle({ removedBy: 'ben' }), { 'stops.k3.added': 3 }],
  ['what was added, seen and moved', castle({ day: 1 }), { 'stops.k3.added': 3 }],
  ['what is not there', castle(), { 'stops.x.note': 'x' }],
])('says nothing of %s', (_what, stop, made) => {
  expect(toldOf(stop, made).told).toEqual([])
})
