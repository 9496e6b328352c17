import { aStop, aTrip, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { Trip } from '@waymark/contract/trips/trip'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeStops, ideas, stopsOfDay } from './itinerary.ts'
import { addStop, editStop, moveStop, removeStop, takeTimes } from './stop-edits.ts'
import { proposeTimes } from './stop-times.ts'
import {
  applyChange,
  hasHappened,
  inverseOf,
  isAddition,
  isAsLeft,
  STOPS_PER_WRITE,
  textFieldsIn,
  textsIn,
  type TripChange,
  writesOf,
} from './trip-changes.ts'
import { shiftDates } from './trip-days.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const trip = (): Trip =>
  aTripOfStops({
    endDate: '2027-03-03',
    stops: Object.fromEntries(
      IDS.map((id, index) => [id, aStop({ id, order: `a${index}`, day: index < 4 ? 1 : index < 6 ? 2 : null })]),
    ),
  })
const idsOf = (day: number, of = trip()) => stopsOfDay(of, day).map(({ id }) => id)

const anyChange = (on: Trip): fc.Arbitrary<TripChange> => {
  const id = fc.constantFrom(...activeStops(on).map((stop) => stop.id))
  const day = fc.constantFrom(1, 2, 3, null)
  return fc.oneof(
    fc.tuple(id, day, fc.nat(1)).map(([stop, to, index]) => moveStop(on, stop, to, index)),
    id.map((stop) => editStop(stop, { title: 'Another', place: null, done: true })),
    id.map((stop) => removeStop(stop, 'ben')),
    fc.uuid().map((stop) => addStop(on, { id: stop, title: 'New', day: 1, by: 'ben' })),
    fc.constant({ 'days.1.theme': 'Another', title: 'Ours' }),
    fc.constant(shiftDates(on, '2028-02-28')),
  )
}

it('what is added stands at its hour, and at the end without one', () => {
  const at =
    (id: string, startsAt: string | null, day: number | null = 1) =>
    (on: Trip) =>
      applyChange(on, addStop(on, { id, title: 'New', day, startsAt, by: 'ben' }))
  const empty: Trip = { ...trip(), stops: {} }
  const added = [at('noon', '12:00'), at('any', null), at('early', '08:00'), at('late', '20:00'), at('two', '14:00')]
  expect(
    idsOf(
      1,
      added.reduce((on, add) => add(on), empty),
    ),
  ).toEqual(['early', 'noon', 'any', 'two', 'late'])
  const twoIdeas = at('second', '08:00', null)(at('first', '12:00', null)(empty))
  expect(ideas(twoIdeas).map(({ id }) => id)).toEqual(['first', 'second'])
})

describe('a change', () => {
  it('is taken back by its inverse, whatever it is, and made again by the inverse of that', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.gen(), (rounds, draw) => {
        let before = trip()
        for (let round = 0; round < rounds; round += 1) before = applyChange(before, draw(anyChange, before))
        const change = draw(anyChange, before)
        const inverse = inverseOf(before, change, 'ben')
        const after = applyChange(before, change)
        expect(Trip.safeParse(after).error).toBeUndefined()
        expect(isAsLeft(applyChange(after, inverse), inverse)).toBe(true)
        const restored = applyChange(after, inverse)
        expect(activeStops(restored)).toEqual(activeStops(before))
        expect({ ...restored, stops: {} }).toEqual({ ...before, stops: {} })
        const redone = applyChange(restored, inverseOf(after, inverse, 'ben'))
        expect(activeStops(redone)).toEqual(activeStops(after))
      }),
    )
  })

  it('also of a trip of before', () => {
    const change = editStop('d1-1', { startsAt: '11:00' })
    expect(stopsOfDay(applyChange(aTrip(), change), 1)[0]).toMatchObject({ startsAt: '11:00', title: aStop().title })
    expect(inverseOf(aTrip(), change, 'ann')).toEqual({ 'stops.d1-1.startsAt': '09:30' })
  })

  it('is as it was left until another changes the same field, or removes the stop', () => {
    const change = editStop('a', { title: 'Mine' })
    const after = applyChange(trip(), change)
    expect(isAsLeft(after, change)).toBe(true)
    expect(isAsLeft(applyChange(after, editStop('a', { note: 'theirs' })), change)).toBe(true)
    expect(isAsLeft(applyChange(after, { 'stops.a.by': 'ben' }), change)).toBe(true)
    expect(isAsLeft(applyChange(after, editStop('a', { title: 'Theirs' })), change)).toBe(false)
    expect(isAsLeft(applyChange(after, removeStop('a', 'ben')), change)).toBe(false)
  })

  it('of a removed stop leaves it removed', () => {
    const gone = applyChange(trip(), removeStop('a', 'ben'))
    expect(
      idsOf(1, applyChange(gone, { ...moveStop(gone, 'a', 1, 0), ...editStop('a', { title: 'x' }) })),
    ).not.toContain('a')
  })

  it('is written with who makes it, in writes of few stops', () => {
    const change = { title: 'Ours', ...Object.assign({}, ...IDS.map((id) => editStop(id, { done: true }))) }
    const writes = writesOf(change, 'ben')
    expect(writes.map((write) => Object.keys(write).length)).toEqual([1, 2 * STOPS_PER_WRITE, 2 * STOPS_PER_WRITE])
    expect(writes[1]).toMatchObject({ 'stops.a.done': true, 'stops.a.by': 'ben' })
    const [added] = writesOf(addStop(trip(), { id: 'new', title: 'New', by: 'ann' }), 'ben')
    expect(added).toMatchObject({ 'stops.new': { id: 'new', by: 'ben', day: null } })
    expect([added, ...writes].map((write) => isAddition(write ?? {}))).toEqual([true, false, false, false])
    expect(writesOf({ ...removeStop('a', 'ben'), ...removeStop('b', 'ben') }, 'ben')).toHaveLength(2)
  })

  it('changes texts of two days in each write, and few beside the rest', () => {
    const texts = (...days: number[]) => Object.fromEntries(days.map((day) => [`days.${day}.breakfast`, 'Muesli']))
    expect(writesOf({ title: 'T', ...texts(1, 2) }, 'ben')).toEqual([{ title: 'T', ...texts(1, 2) }])
    const many = { title: 'T', ...texts(1, 2, 3), 'days.3.dinner': 'Soup' }
    expect(writesOf(many, 'ben')).toEqual([{ title: 'T' }, texts(1, 2), { ...texts(3), 'days.3.dinner': 'Soup' }])
  })

  it('has happened where its stop is there, or removed by another, and not where another has edited the same', () => {
    const stored = applyChange(trip(), removeStop('a', 'ann'))
    const happened = (change: TripChange) => writesOf(change, 'ben').map((write) => hasHappened(stored, write))
    expect(happened(removeStop('a', 'ben'))).toEqual([true])
    expect(happened(removeStop('b', 'ben'))).toEqual([false])
    expect(happened({ 'stops.a.removedBy': null })).toEqual([false])
    expect(happened({ 'stops.b': aStop({ id: 'b' }), 'stops.new': aStop({ id: 'new' }) })).toEqual([true, false])
    expect(happened(editStop('a', { title: 'Mine' }))).toEqual([false])
    expect(happened(editStop('cleared', { done: true, note: '' }))).toEqual([true])
    expect(happened({ title: 'Ours' })).toEqual([false])
  })

  it('has not happened where somebody has typed into what is not there, such as a stop whose addition was refused', () => {
    const [edit = {}] = writesOf(editStop('refused', { note: 'Ring twice', done: true }), 'ben')
    expect(hasHappened(trip(), edit)).toBe(false)
    expect(textsIn(edit)).toEqual(['Ring twice'])
    const cleared = editStop('refused', { note: '', link: null })
    expect([textsIn(cleared), textFieldsIn(cleared)]).toEqual([
      [],
      [
        ['stops.refused.note', ''],
        ['stops.refused.link', ''],
      ],
    ])
  })
})

describe('moving a stop', () => {
  it('changes its day and its order alone', () => {
    const change = moveStop(trip(), 'a', 2, 1)
    expect(Object.keys(change).toSorted()).toEqual(['stops.a.day', 'stops.a.order'])
    expect(idsOf(2, applyChange(trip(), change))).toEqual(['e', 'a', 'f'])
    expect(idsOf(1, applyChange(trip(), moveStop(trip(), 'a', 1, 3)))).toEqual(['b', 'c', 'd', 'a'])
  })

  it('of two people who move different stops keeps both moves', () => {
    const both = applyChange(applyChange(trip(), moveStop(trip(), 'a', 2, 0)), moveStop(trip(), 'b', 3, 0))
    expect([idsOf(1, both), idsOf(2, both), idsOf(3, both)]).toEqual([['c', 'd'], ['a', 'e', 'f'], ['b']])
  })
})

describe('new times for the stops behind', () => {
  const stops = [
    aStop({ id: 'a', startsAt: '09:00', minutes: 150 }),
    aStop({ id: 'b', startsAt: '11:00', minutes: 60 }),
    aStop({ id: 'c', startsAt: null }),
    aStop({ id: 'd', startsAt: '12:00', minutes: 30 }),
    aStop({ id: 'e', startsAt: '15:00', minutes: 30 }),
  ]

  it('are proposed where a stop would begin before the one before ends, and the way is made', () => {
    expect(proposeTimes(stops, 'a')).toEqual(new Map([['b', '11:30'], ['d', '12:30']])) // prettier-ignore
    expect(proposeTimes(stops, 'a', () => 7)).toEqual(new Map([['b', '11:40'], ['d', '12:50']])) // prettier-ignore
    expect(proposeTimes(stops, 'e').size).toBe(0)
    expect(proposeTimes(stops, 'nobody').size).toBe(0)
    expect(takeTimes(new Map([['b', '11:30']]))).toEqual({ 'stops.b.startsAt': '11:30' })
  })

  it('are not proposed for what is locked, nor past midnight', () => {
    expect([
      ...proposeTimes(
        stops.map((stop) => ({ ...stop, locked: stop.id === 'b' })),
        'a',
      ),
    ]).toEqual([])
    const late = [aStop({ id: 'a', startsAt: '23:00', minutes: 90 }), aStop({ id: 'b', startsAt: '23:30' })]
    expect(proposeTimes(late, 'a').size).toBe(0)
  })
})
