import { describe, expect, it } from 'vitest'
import { kmBetween, type Point } from '../distance.ts'
import { findLandmarks, type LandmarkCandidate } from './find-landmark.ts'
import { allLandmarks, landmarkNamed } from './landmark-named.ts'
import { sightsNear } from './sights-near.ts'

const METERS_PER_DEGREE = 111_195

const away = ({ lat, lng }: Point, meters: number, bearing: number): Point => ({
  lat: lat + (meters / METERS_PER_DEGREE) * Math.cos(bearing),
  lng: lng + (meters / METERS_PER_DEGREE / Math.cos((lat * Math.PI) / 180)) * Math.sin(bearing),
})

const around = (point: Point, meters: number): Point[] =>
  Array.from({ length: 8 }, (_, eighth) => away(point, meters, (eighth * Math.PI) / 4))

const at = (name: string) => landmarkNamed(name)!
const names = (candidates: readonly LandmarkCandidate[]) => candidates.map(({ sight }) => sight.name)
const first = (point: Point) => findLandmarks(point)[0]

/** Mulberry32: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Latitudes from and to, longitudes from and to. */
const EMPTY_QUARTERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'North Pacific': [30, 45, 165, 178],
  'Pacific across the date line': [1, 14, 175, 185],
  'South Pacific': [-50, -30, -130, -100],
  'North Atlantic': [30, 45, -50, -32],
  'South Atlantic': [-35, -20, -28, -10],
  'Indian Ocean': [-35, -15, 75, 95],
  'Southern Ocean': [-60, -52, 20, 100],
  'Arctic Ocean': [82, 89.9, -180, 180],
  'Sahara in Algeria and Niger': [19, 25, 2, 14],
  'Libyan Desert': [22, 27, 17, 24],
  Gobi: [41, 44, 98, 108],
  'Rub al Khali': [18, 21.5, 47, 53],
  'Great Victoria Desert': [-30, -27, 124, 129],
  'North Tibet': [33, 36, 82, 90],
  'Amazon forest': [-8, -4, -70, -63],
  'Siberian tundra': [66, 71, 95, 120],
  'Greenland ice': [68, 78, -50, -35],
  'Antarctic ice': [-89.9, -75, 0, 120],
}
const POINTS_PER_QUARTER = 60

const HALF_THE_EQUATOR_METERS = 20_100_000
const sights = sightsNear({ lat: 0, lng: 0 }, HALF_THE_EQUATOR_METERS).map(({ sight }) => sight)

describe('findLandmarks', () => {
  it('finds every landmark first from eight points around it', () => {
    const lost = allLandmarks().flatMap((landmark) =>
      around(landmark, 150)
        .map((point) => first(point)?.sight.name ?? 'nothing')
        .filter((name) => name !== landmark.name)
        .map((name) => `${landmark.name}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it.each(Object.entries(EMPTY_QUARTERS))('finds nothing in an empty quarter: %s', (quarter, box) => {
    const [south, north, west, east] = box
    const random = randomFrom(quarter.length * 1000 + Math.round(south))
    for (let count = 0; count < POINTS_PER_QUARTER; count++) {
      const lng = west + random() * (east - west)
      const point = { lat: south + random() * (north - south), lng: lng > 180 ? lng - 360 : lng }
      expect(sights.some((sight) => kmBetween(sight, point) <= 30)).toBe(false)
      expect(findLandmarks(point)).toEqual([])
      expect(findLandmarks({ ...point, accuracyMeters: 5000 })).toEqual([])
    }
  })

  it('tries a thousand points of empty quarters', () => {
    expect(Object.keys(EMPTY_QUARTERS).length * POINTS_PER_QUARTER).toBeGreaterThanOrEqual(1000)
  })

  it('never is sure by the position alone, and puts the surest first', () => {
    for (const landmark of allLandmarks()) {
      const found = findLandmarks(landmark)
      const confidences = found.map(({ confidence }) => confidence)
      expect(found.length).toBeLessThanOrEqual(5)
      expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
      expect(Math.max(...confidences)).toBeLessThanOrEqual(0.6)
      expect(Math.min(...confidences)).toBeGreaterThan(0)
    }
  })

  it('is less sure the farther one stands, until it is not sure at all', () => {
    const statue = at('The Motherland Calls')
    const confidences = [0, 150, 300, 400, 500].map((meters) => first(away(statue, meters, 1))?.confidence ?? 0)
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
    expect(new Set(confidences).size).toBe(confidences.length)
    expect(confidences[0]).toBeGreaterThan(0.53)
    expect(findLandmarks(away(statue, 2000, 1))).toEqual([])
  })

  it('is surer of a lone landmark than of one among several', () => {
    expect(first(at('Angel Falls'))?.confidence).toBeGreaterThan(0.5)
    expect(first(at("St. Mark's Basilica"))!.confidence).toBeLessThan(first(at('Angel Falls'))!.confidence)
  })

  it('does not let a large area hide what stands in it', () => {
    const park = at('Central Park')
    const museum = at('Guggenheim Museum')
    expect(kmBetween(park, museum) * 1000).toBeLessThan(park.radiusMeters)
    expect(names(findLandmarks(museum)).slice(0, 2)).toEqual(['Guggenheim Museum', 'Central Park'])
    expect(first({ lat: 40.7905, lng: -73.9605 })?.sight.name).toBe('Central Park')
  })

  it('knows a large area far from its centre and a little beyond its edge', () => {
    const canyon = at('Grand Canyon')
    expect(first(away(canyon, 9_000, 2))).toMatchObject({ sight: { name: 'Grand Canyon' } })
    const within = first(away(canyon, 14_000, 2))!.confidence
    const beyond = first(away(canyon, 17_000, 2))!.confidence
    expect(within).toBeGreaterThan(0.33)
    expect(beyond).toBeLessThan(within)
    expect(findLandmarks(away(canyon, 26_000, 2)).some(({ sight }) => sight.name === 'Grand Canyon')).toBe(false)
  })

  it('is less sure when the position is vague, and silent when it tells no more than a town', () => {
    const tower = at('Tokyo Tower')
    const [exact, rough, vague] = [10, 200, 1000].map((accuracyMeters) => findLandmarks({ ...tower, accuracyMeters }))
    expect(rough?.[0]?.sight.name).toBe('Tokyo Tower')
    expect(rough![0]!.confidence).toBeLessThan(exact![0]!.confidence)
    expect(vague?.[0]?.confidence ?? 0).toBeLessThan(rough![0]!.confidence)
    expect(findLandmarks({ ...tower, accuracyMeters: 20_000 })).toEqual([])
  })

  it('falls back on places of the atlas, less surely', () => {
    const [found] = findLandmarks({ lat: 1.4022, lng: 103.7881 })
    expect(found).toMatchObject({ sight: { source: 'atlas', name: 'Night Safari' } })
    expect(found!.confidence).toBeLessThanOrEqual(0.4)
  })

  it('lists nothing twice that both tables know', () => {
    const [tower, ...others] = findLandmarks({ lat: 48.8584, lng: 2.2945 })
    expect(tower).toMatchObject({ sight: { source: 'landmark', name: 'Eiffel Tower' }, distanceMeters: 0 })
    expect(names(others).filter((name) => name.includes('Eiffel'))).toEqual([])
    expect(sights.filter(({ name }) => name === 'Golden Gate Bridge')).toHaveLength(1)
  })
})
