import type { OpenSpan } from '@waymark/atlas/opening-hours'
import { aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { expect, test } from 'vitest'
import { checkStops, type HoursOfStop } from './check-stops.ts'
import { sunTimes } from './sun.ts'

const at = (lat: number, lng: number, kind = 'castle') => ({ name: 'A', kind, status: 'verified' as const, lat, lng })
const stop = (changes: Partial<Stop>) => aStop({ startsAt: '10:00', minutes: 60, place: at(41.15, -8.61), ...changes })
const unknown: HoursOfStop = () => undefined
const check = (stops: readonly Stop[], hoursOf: HoursOfStop = unknown, day = 1) =>
  checkStops({ day, length: 4, stops, hoursOf, sun: () => sunTimes(at(41.15, -8.61), '2027-01-15', 'Europe/Lisbon') })
const on =
  (hours: Record<number, readonly OpenSpan[] | null>): HoursOfStop =>
  (_stop, day) =>
    hours[day]

test('what is shut all day could be on the nearest day on which it is open', () => {
  const hours = on({ 1: [{ opens: 600, closes: 1000 }], 2: [], 3: [], 4: [{ opens: 600, closes: 1000 }] })
  expect(check([stop({ day: 2 })], hours, 2)).toMatchObject([{ rule: 'closed', openOn: 1 }])
  expect(check([stop({ day: 3 })], hours, 3)).toMatchObject([{ rule: 'closed', openOn: 4 }])
  expect(check([stop({})], () => [])).toMatchObject([{ rule: 'closed', openOn: undefined }])
})

test.each<[string, string, number, readonly [number, number][], string | undefined | null]>([
  ['within its hours', '10:00', 60, [[540, 1020]], null],
  ['before it opens', '08:00', 60, [[540, 1020]], '09:00'],
  ['when it is about to close', '16:30', 60, [[540, 1020]], '16:00'],
  ['in the lunch break', '12:30', 45, [[540, 750], [840, 1080]], '11:45'],
  ['nearer to the end of the lunch break', '13:30', 45, [[540, 750], [840, 1080]], '14:00'],
  ['longer than it is open', '10:00', 120, [[600, 660]], undefined],
  ['past midnight', '23:30', 60, [[1020, 1560]], null],
])('a visit %s', (_what, startsAt, minutes, spans, better) => {
  const hours = spans.map(([opens, closes]) => ({ opens, closes }))
  const faults = check([stop({ startsAt, minutes })], () => hours)
  expect(faults).toEqual(better === null ? [] : [expect.objectContaining({ rule: 'hours', startsAt: better })])
}) // prettier-ignore

test('what has no door, no time or is done is left alone', () => {
  expect(check([stop({})], () => null)).toEqual([])
  expect(check([stop({ startsAt: null })], () => [{ opens: 600, closes: 660 }])).toEqual([])
  expect(check([stop({ done: true })], () => [])).toEqual([])
})

test('two stops that follow each other lie within reach, whatever stands between them, but for day trips', () => {
  const porto = stop({ id: 'porto' })
  const coffee = stop({ id: 'coffee', place: null })
  const lisbon = stop({ id: 'lisbon', place: at(38.71, -9.13) })
  expect(check([porto, coffee, lisbon])).toMatchObject([
    { rule: 'too-far-apart', stop: { id: 'lisbon' }, before: porto },
  ])
  // The one elsewhere is odd, not what comes after it.
  const gaia = stop({ id: 'gaia' })
  expect(check([porto, lisbon, gaia]).map((fault) => fault.stop.id)).toEqual(['lisbon'])
  const belem = stop({ id: 'belem', place: at(38.69, -9.21) })
  expect(check([porto, lisbon, belem, gaia]).map((fault) => fault.stop.id)).toEqual(['lisbon', 'gaia'])
  expect(check([porto, stop({ id: 'sintra', place: at(38.71, -9.13, 'day trip') })])).toEqual([])
})

test('on the day of arrival nothing begins before one is there', () => {
  const arrival = stop({ id: 'flight', kind: 'travel', place: null, startsAt: '11:00', minutes: 150 })
  const lunch = stop({ id: 'lunch', kind: 'meal', startsAt: '12:30', place: null })
  expect(check([arrival, lunch])).toMatchObject([{ rule: 'before-arrival', stop: { id: 'lunch' }, startsAt: '13:30' }])
  expect(check([arrival, { ...lunch, startsAt: '13:30' }])).toEqual([])
  expect(check([arrival, lunch], unknown, 2)).toEqual([])
})

test('on the last day nothing is left when the way home begins, and there is free time before it', () => {
  const home = stop({ id: 'flight', kind: 'travel', place: null, startsAt: '15:00', minutes: 180 })
  const walk = stop({ id: 'walk', startsAt: '09:30', minutes: 90 })
  const tower = stop({ id: 'tower', startsAt: '16:00' })
  const late = (...stops: Stop[]) => check(stops, unknown, 4)
  expect(late(walk, home, tower)).toMatchObject([
    { rule: 'after-departure', stop: { id: 'tower' }, departure: { id: 'flight' }, startsAt: '11:00' },
  ])
  expect(late(walk, { ...tower, startsAt: '14:30' }, home)).toMatchObject([{ stop: { id: 'tower' } }])
  expect(late(walk, { ...tower, startsAt: '14:00' }, home)).toEqual([])
  expect(late(stop({ id: 'walk', startsAt: '09:00', minutes: 350 }), home, tower)).toMatchObject([
    { stop: { id: 'tower' }, startsAt: undefined },
  ])
  const shut = check([walk, home, tower], ({ id }) => (id === 'tower' ? [{ opens: 720, closes: 1080 }] : null), 4)
  expect(shut).toMatchObject([{ rule: 'after-departure', startsAt: '12:00' }])
  expect(check([walk, home, tower], unknown, 3)).toEqual([])
  // Without a way home before them, the only way is the arrival.
  expect(late(home, tower)).toEqual([])
})

const beach = (changes: Partial<Stop>) => stop({ title: 'Praia', place: at(41.15, -8.61, 'beach'), ...changes })

// In Porto the sun is up from 07:58 to 17:29 on that day.
test.each<[string, Partial<Stop>, string | undefined | null]>([
  ['in the afternoon', { startsAt: '15:00' }, null],
  ['into the dusk', { startsAt: '17:30' }, null],
  ['in the dark', { startsAt: '19:00' }, '16:25'],
  ['in the dark for longer than the day', { startsAt: '19:00', minutes: 700 }, '08:00'],
  ['before the sun is up', { startsAt: '06:00' }, '08:00'],
  ['without a time', { startsAt: null }, null],
  ['that is meant for the night', { startsAt: '21:00', title: 'The beach by night' }, null],
  ['at noon that is meant for the night', { startsAt: '12:00', title: 'The beach by night' }, '17:45'],
  ['at noon that is meant for the sunset', { startsAt: '12:00', title: 'Sunset at the beach' }, '16:55'],
  ['in the dark in a place with lamps', { startsAt: '19:00', place: at(41.15, -8.61, 'square') }, null],
])('a visit of the beach %s', (_what, changes, better) => {
  const faults = check([beach(changes)])
  expect(faults).toEqual(better === null ? [] : [expect.objectContaining({ rule: 'light', startsAt: better })])
}) // prettier-ignore

test('where the sun does not rise at all, nothing is said of the dark', () => {
  const polar = () => sunTimes(at(69.65, 18.96), '2027-01-01', 'Europe/Oslo')
  expect(
    checkStops({ day: 1, length: 1, stops: [beach({ startsAt: '20:00' })], hoursOf: unknown, sun: polar }),
  ).toEqual([])
})
