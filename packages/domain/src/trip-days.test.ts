import { anExpense, aStop, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { usualDays } from '@waymark/contract/trips/day-order'
import { Trip, tripConverter } from '@waymark/contract/trips/trip'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assembleItinerary,
  dailyItinerary,
  datesOfDays,
  dayKey,
  ideas,
  numberedStops,
  stopsOfDay,
} from './itinerary.ts'
import { orderKeys } from './order-key.ts'
import { moveStop, removeStop } from './stop-edits.ts'
import { applyChange, inverseOf, isAsLeft, removersIn, type TripChange, writesOf } from './trip-changes.ts'
import { insertDay, moveDay, removeDay, shiftDates } from './trip-days.ts'

/** Four days with a stop on each, which is named like its day. */
const trip = (changes: Partial<Trip> = {}): Trip =>
  aTripOfStops({
    endDate: '2027-03-04',
    stops: Object.fromEntries(['a', 'b', 'c', 'd'].map((id, index) => [id, aStop({ id, day: index + 1 })])),
    days: { 1: aTripDay({ theme: 'A' }), 2: aTripDay({ theme: 'B' }) },
    ...changes,
  })

/** Always the first of the keys that no day has had. */
const first = () => 0

const made = (change: TripChange | undefined, on = trip()): Trip => applyChange(on, change ?? {})

/** The stops of each day, and those without one. */
const shown = (of: Trip): string =>
  [...datesOfDays(of).map(({ key }) => stopsOfDay(of, key)), ideas(of)]
    .map((stops) => stops.map(({ id }) => id).join(''))
    .join(' ')

it('have the first keys of a list until somebody moves them', () => {
  expect(Object.values(usualDays(30))).toEqual(orderKeys(30))
  expect(shown(trip())).toBe('a b c d ')
})

describe('a day', () => {
  it('is added between two, in front and behind, by one field', () => {
    const change = insertDay(trip(), 2, first)
    expect(change).toEqual({ 'dayOrder.5': 'a0V' })
    expect(shown(made(change))).toBe('a  b c d ')
    expect(made(change).endDate).toBe('2027-03-05')
    expect(shown(made(insertDay(trip(), 1, first)))).toBe(' a b c d ')
    expect(shown(made(insertDay(trip(), 5, first)))).toBe('a b c d  ')
  })

  it('is taken out by one field, and its stops are ideas until it comes back', () => {
    const change = removeDay(trip(), 2) ?? {}
    const shorter = made(change)
    expect(change).toEqual({ 'removedDays.2': true })
    expect([shown(shorter), shorter.endDate]).toEqual(['a c d b', '2027-03-03'])
    expect(shown(made(inverseOf(trip(), change, 'ann'), shorter))).toBe('a b c d ')
  })

  it('is moved by one field', () => {
    const change = moveDay(trip(), 1, 3)
    expect(Object.keys(change ?? {})).toEqual(['dayOrder.1'])
    expect(shown(made(change))).toBe('b c a d ')
    expect(dailyItinerary(made(change)).map(({ day, date, theme }) => [day, date, theme])).toEqual([
      [1, '2027-03-01', 'B'],
      [2, '2027-03-02', 'Free day'],
      [3, '2027-03-03', 'A'],
      [4, '2027-03-04', 'Free day'],
    ])
  })

  it('takes along what was removed, so that it comes back to its day', () => {
    const without = made(removeStop('b', 'ann'))
    const moved = made(moveDay(without, 2, 1), without)
    expect(shown(made(inverseOf(trip(), removeStop('b', 'ann'), 'ann'), moved))).toBe('b a c d ')
  })

  it('is there: one at least and 30 at most, and none that the trip has not', () => {
    expect(removeDay(aTripOfStops(), 1)).toBeUndefined()
    expect(insertDay(trip({ endDate: '2027-03-30' }), 1)).toBeUndefined()
    for (const key of [null, 5])
      expect([removeDay(trip(), key), moveDay(trip(), key, 1)]).toEqual([undefined, undefined])
    for (const to of [0, 5]) expect(moveDay(trip(), 1, to)).toBeUndefined()
    for (const number of [0, 6]) expect(insertDay(trip(), number)).toBeUndefined()
  })
})

it('take other dates as a whole, and keep the end that is stored as far from the start as it was', () => {
  expect(shiftDates(trip(), '2027-12-31')).toEqual({ startDate: '2027-12-31', endDate: '2028-01-03' })
  const shorter = made(removeDay(trip(), 2))
  const shift = shiftDates(shorter, '2027-12-31')
  expect(shift).toEqual({ startDate: '2027-12-31', endDate: '2028-01-03' })
  expect(made(shift, shorter)).toMatchObject({ startDate: '2027-12-31', endDate: '2028-01-02' })
  expect(made(inverseOf(shorter, shift, 'ann'), made(shift, shorter))).toEqual(shorter)
})

describe('people who change days at once', () => {
  it('and each add one have added two, with what they put there', () => {
    const [ann, ben] = [insertDay(trip(), 2, first), insertDay(trip(), 2, () => 0.5)]
    const both = made(ben, made(ann))
    expect([shown(both), both.endDate]).toEqual(['a   b c d ', '2027-03-06'])
    // Both have the same place: the keys of all days change where one comes between them.
    const between = made(insertDay(both, 3, first), both)
    expect(shown(made(moveStop(between, 'd', dayKey(between, 3), 0), between))).toBe('a  d  b c  ')
  })

  it('of whom one moves a day that the other takes out have it taken out', () => {
    const both = made(moveDay(trip(), 3, 1), made(removeDay(trip(), 3)))
    expect(shown(both)).toBe('a b d c')
    expect(shown(made({ 'removedDays.3': false }, both))).toBe('c a b d ')
  })

  it('and between them take out all of them keep the first one', () => {
    const two = trip({ endDate: '2027-03-02' })
    const none = made(removeDay(two, 1), made(removeDay(two, 2), two))
    expect([none.endDate, datesOfDays(none)]).toEqual(['2027-03-01', [{ key: 1, number: 1, date: '2027-03-01' }]])
    expect(removeDay(none, 1)).toBeUndefined()
  })

  it('move stops to the day that they mean, whatever its number has become', () => {
    expect(shown(made(moveStop(trip(), 'd', 1, 0), made(moveDay(trip(), 1, 4))))).toBe('b c  da ')
  })
})

it('get the key of one that was taken out once each has been used, whose stops stay ideas', () => {
  const long = trip({
    endDate: '2027-03-27',
    stops: { ...trip().stops, x: aStop({ id: 'x', day: 30 }) },
    expenses: { e: anExpense({ id: 'e', day: 2 }) },
    removedDays: { 1: true, 2: true },
    dayOrder: usualDays(29),
  })
  const change = insertDay(long, 1)
  expect(change).toMatchObject({ 'removedDays.1': false, 'stops.a.day': null })
  const again = made(change, long)
  expect(datesOfDays(again)[0]).toMatchObject({ key: 1, number: 1 })
  expect(ideas(again).map(({ id }) => id)).toEqual(['a', 'b', 'x'])
  expect(made(inverseOf(long, change ?? {}, 'ann'), again).stops).toEqual(long.stops)
})

it('are read as they are stored: the end of those that there are, and back', () => {
  const read = (fields: object) => tripConverter.fromFirestore({ id: 'trip-1', data: () => ({ ...fields }) })
  const { id: _id, ...fields } = trip({ dayOrder: { 17: 'a0V' }, removedDays: { 3: true, 4: true } })
  const found = read(fields)
  expect(found).toMatchObject({ startDate: '2027-03-01', endDate: '2027-03-03', plannedEnd: '2027-03-04' })
  expect(shown(found as Trip)).toBe('a  b cd')
  expect(read(trip())).toEqual(trip())
  expect(read({ ...fields, dayOrder: { 17: 5, 31: 'a', x: 'a' } })).toMatchObject({ endDate: '2027-03-02' })
  expect(Trip.safeParse(found).success).toBe(true)
})

it('are removed by somebody, as long as they are removed', () => {
  const removal = removeDay(trip(), 2) ?? {}
  const write = writesOf(removal, 'ben')
  expect(write).toEqual([{ 'removedDays.2': true, 'removedBy.2': { day: 2, by: 'ben' } }])
  const shorter = made(write[0], trip())
  expect(Trip.parse(shorter).removedBy).toEqual({ 2: { day: 2, by: 'ben' } })
  const [back] = writesOf(inverseOf(trip(), removal, 'ben'), 'ann')
  expect(back).toEqual({ 'removedDays.2': false, 'removedBy.2': undefined })
  expect(made(back, shorter)).toMatchObject({ removedDays: { 2: false }, removedBy: {} })
  const added = insertDay(trip(), 2) ?? {}
  const [key = ''] = Object.keys(added)
  const [, number = ''] = key.split('.')
  expect(writesOf(inverseOf(trip(), added, 'ben'), 'ben')).toEqual([
    { [`removedDays.${number}`]: true, [`removedBy.${number}`]: { day: Number(number), by: 'ben' } },
  ])
})

it('have their numbers for others', () => {
  const moved = made(moveDay(trip(), 1, 4))
  const later = made(removeDay(moved, 3), moved)
  expect(numberedStops(later).map(({ id, day }) => [id, day])).toEqual([['a', 3], ['b', 1], ['c', null], ['d', 2]]) // prettier-ignore
  const byAnn = applyChange(later, removersIn({ 'removedDays.3': true }, 'ann'))
  expect(byAnn.removedBy).toEqual({ 3: { day: 3, by: 'ann' } })
  for (const field of ['dayOrder', 'removedDays', 'removedBy'])
    expect(Trip.parse(assembleItinerary(byAnn))).not.toHaveProperty(field)
})

it('come back as they were when a change of them is taken back, and forth again', () => {
  const anyChange = (on: Trip) =>
    fc
      .tuple(fc.constantFrom('add', 'remove', 'move'), fc.nat(9), fc.nat(9), fc.double({ min: 0, max: 0.99 }))
      .map(
        ([what, from, to, random]) =>
          (what === 'add' && insertDay(on, from, () => random)) ||
          (what === 'remove' && removeDay(on, dayKey(on, from))) ||
          moveDay(on, dayKey(on, from), to) ||
          {},
      )
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      let now = trip()
      for (let count = 0; count < 6; count += 1) {
        const change = gen(anyChange, now)
        const inverse = inverseOf(now, change, 'ann')
        const after = made(change, now)
        expect(isAsLeft(after, change)).toBe(true)
        const back = made(inverse, after)
        expect([shown(back), back.endDate]).toEqual([shown(now), now.endDate])
        expect(shown(made(inverseOf(after, inverse, 'ann'), back))).toBe(shown(after))
        now = after
      }
    }),
  )
})
