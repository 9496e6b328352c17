import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Point } from '@waymark/atlas/distance'
import { goodRoutes, kmAlong, MAX_DETOUR } from './route.ts'
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

const points = (stops: readonly Stop[]): Point[] => stops.map(({ place }) => place)

const aPoint = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
  .map(([lat, lng]) => stopAt(lat / 1000, lng / 1000))
const someStops = fc.array(aPoint, { maxLength: 5 })

/** Found another way than by trying all orders: from each subset of visited stops onwards. */
function shortestKm(from: Point, stops: readonly Stop[], then?: Point): number {
  const best = new Map<string, number>()
  const onwards = (at: Point, left: readonly number[]): number => {
    if (left.length === 0) return then ? kmAlong(at, [then]) : 0
    const key = JSON.stringify([at.lat, at.lng, left])
    const known = best.get(key)
    if (known !== undefined) return known
    const km = Math.min(
      ...left.map((index) => {
        const next = stops[index]?.place ?? at
        const rest = left.filter((other) => other !== index)
        return kmAlong(at, [next]) + onwards(next, rest)
      }),
    )
    best.set(key, km)
    return km
  }
  return onwards(
    from,
    stops.map((_, index) => index),
  )
}

it('stops on a line are visited along the line', () => {
  const [near, middle, far] = [stopAt(0, 0.01), stopAt(0, 0.02), stopAt(0, 0.03)]
  expect(goodRoutes(HOME, [far, near, middle])[0]?.stops).toEqual([near, middle, far])
})

it('what comes in the evening draws the day towards it', () => {
  const [west, east] = [stopAt(0, -0.01), stopAt(0, 0.01)]
  expect(goodRoutes(HOME, [east, west], { lat: 0, lng: 0.02 })[0]?.stops).toEqual([west, east])
})

it('every route that is offered has all stops and no long detour', () => {
  fc.assert(
    fc.property(someStops, fc.option(aPoint, { nil: undefined }), (stops, evening) => {
      const routes = goodRoutes(HOME, stops, evening?.place)
      const shortest = shortestKm(HOME, stops, evening?.place)
      expect(routes.length).toBeGreaterThan(0)
      for (const { stops: order, km } of routes) {
        expect(new Set(order)).toEqual(new Set(stops))
        expect(km).toBeCloseTo(kmAlong(HOME, [...points(order), ...(evening ? [evening.place] : [])]), 6)
        expect(km).toBeLessThanOrEqual(shortest * MAX_DETOUR + 1e-9)
      }
    }),
    { numRuns: 300 },
  )
})

it('a place for the morning comes first and one for the evening last when the way allows', () => {
  const [first, last] = [stopAt(0, 0.01, 'morning'), stopAt(0, 0.0101, 'afternoon')]
  expect(goodRoutes(HOME, [last, first])[0]?.stops).toEqual([first, last])
})
