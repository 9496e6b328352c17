import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kmBetween, type Point } from '../atlas/distance.ts'
import { insertStop, shortenRoute } from './route.ts'
import type { Stop } from './stop.ts'

const HOME: Point = { lat: 0, lng: 0 }

const stopAt = (lat: number, lng: number, bestTime: Stop['bestTime'] = 'any'): Stop => ({
  place: { name: `${lat} ${lng}`, kind: 'park', status: 'verified', lat, lng, stayMinutes: 60, costCents: 0 },
  activity: 'Walk',
  about: '',
  bestTime,
  topic: 'walk',
  score: 1,
})

const lengthOf = (stops: readonly Stop[]): number =>
  stops.reduce((km, stop, at) => km + kmBetween(stops[at - 1]?.place ?? HOME, stop.place), 0)

const stops = fc.array(
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
    .map(([lat, lng]) => stopAt(lat / 1000, lng / 1000)),
  { maxLength: 7 },
)

it('stops on a line are visited along the line', () => {
  const [near, middle, far] = [stopAt(0, 0.01), stopAt(0, 0.02), stopAt(0, 0.03)]
  expect(shortenRoute(HOME, [far, near, middle])).toEqual([near, middle, far])
  expect(insertStop(HOME, [near, far], middle)).toEqual([near, middle, far])
})

it('a way is never made longer and keeps its stops', () => {
  fc.assert(
    fc.property(stops, (before) => {
      const after = shortenRoute(HOME, before)
      expect(new Set(after)).toEqual(new Set(before))
      expect(lengthOf(after)).toBeLessThanOrEqual(lengthOf(before) + 1e-6)
    }),
  )
})

it('places for the morning come before places for the afternoon where the detour is small', () => {
  const morning = stopAt(0, 0.012, 'morning')
  const afternoon = stopAt(0, 0.01, 'afternoon')
  expect(shortenRoute(HOME, [afternoon, morning])).toEqual([morning, afternoon])
})
