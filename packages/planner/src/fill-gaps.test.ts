import { aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { isKept } from '@waymark/domain/stop-edits'
import { endOf, minutesOf } from '@waymark/domain/stop-times'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillGaps, type GapCandidate } from './fill-gaps.ts'

const CENTRE = { lat: 41.15, lng: -8.61 }
const place = (name: string, changes: Partial<GapCandidate> = {}): GapCandidate => ({
  name,
  kind: 'museum',
  stayMinutes: 60,
  hours: [{ opens: 600, closes: 1080 }],
  ...CENTRE,
  ...changes,
})
const stop = (startsAt: string | null, minutes: number | null = 60, changes: Partial<Stop> = {}) =>
  aStop({ id: `at-${startsAt}`, startsAt, minutes, place: null, ...changes })
const fill = (stops: readonly Stop[], candidates: readonly GapCandidate[], taken: string[] = []) =>
  fillGaps({ stops, centre: CENTRE, candidates, taken: new Set(taken) }).map(({ place, startsAt }) => [
    startsAt,
    place.name,
  ])

test('an empty day is filled from the morning on, around lunch and until the evening', () => {
  const found = fill(
    [],
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => place(name)),
  )
  expect(found).toEqual([
    ['10:00', 'A'],
    ['11:30', 'B'],
    ['13:30', 'C'],
    ['15:00', 'D'],
    ['16:30', 'E'],
  ])
})

test('what is there stays, and only its gaps are filled', () => {
  const found = fill(
    [stop('10:00', 120), stop('17:00')],
    ['A', 'B', 'C', 'D'].map((name) => place(name)),
  )
  expect(found).toEqual([
    ['13:30', 'A'],
    ['15:00', 'B'],
  ])
})

test('nothing that is shut, far away, in the trip already, a day out or of the evening is proposed', () => {
  const none = [
    place('Shut', { hours: [] }),
    place('Far', { lat: 41.5 }),
    place('Known'),
    place('Out', { kind: 'day trip' }),
    place('Opera', { kind: 'theatre', hours: null }),
    place('Long', { stayMinutes: 600 }),
  ]
  expect(fill([], none, ['Known'])).toEqual([])
  expect(fill([], [place('Square', { hours: null })])).toEqual([['09:30', 'Square']])
})

test('a better place counts for more than a nearer one, up to a point', () => {
  const near = place('Near', { lat: 41.151 })
  const best = place('Best', { lat: 41.1505 })
  const far = place('Far', { lat: 41.2 })
  expect(fill([stop('12:00', 400)], [best, near])[0]).toEqual(['10:00', 'Best'])
  expect(fill([stop('12:00', 400)], [far, near])[0]).toEqual(['10:00', 'Near'])
})

test('nothing is proposed before one has arrived at the next base', () => {
  const leave = stop('09:00', null, { kind: 'travel' })
  const bed = { name: 'Florence', kind: 'move', status: 'verified', ...CENTRE } as const
  const arrive = stop('14:00', 30, { place: bed })
  expect(isKept(arrive)).toBe(true)
  expect(
    fill(
      [leave, arrive],
      ['A', 'B'].map((name) => place(name)),
    ),
  ).toEqual([
    ['15:00', 'A'],
    ['16:30', 'B'],
  ])
})

test('whatever the day, what is proposed overlaps nothing and is open', () => {
  const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 16 })), { maxLength: 6 })
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
  fc.assert(
    fc.property(times, (drawn) => {
      const stops = drawn.map(([quarter, length], index) => stop(clock(quarter), length * 15, { id: `s${index}` }))
      const candidates = Array.from({ length: 12 }, (_, index) => place(`P${index}`, { stayMinutes: 30 + index * 10 }))
      for (const { place, startsAt } of fillGaps({ stops, centre: CENTRE, candidates, taken: new Set() })) {
        const [from, to] = [minutesOf(startsAt), minutesOf(startsAt) + place.stayMinutes]
        expect(from).toBeGreaterThanOrEqual(600)
        expect(to).toBeLessThanOrEqual(1080)
        for (const each of stops) {
          const isApart = to <= minutesOf(each.startsAt ?? '') || from >= (endOf(each) ?? 0)
          expect(isApart, `${startsAt} beside ${each.startsAt}`).toBe(true)
        }
      }
    }),
  )
})

test('after the way back from an excursion, the town itself is near again', () => {
  const away = { name: 'Castle', kind: 'day trip', status: 'verified', lat: 41.5, lng: -8.3 } as const
  const day = [stop('09:00', 180, { place: away }), stop('13:00', null, { kind: 'travel', title: 'Back in Porto' })]
  expect(fill(day, [place('A')])).toEqual([['14:30', 'A']])
})
