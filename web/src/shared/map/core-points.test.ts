import { expect, test } from 'vitest'
import { corePoints } from './core-points.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const ROME = [at(41.89, 12.49), at(41.9, 12.48), at(41.91, 12.47), at(41.88, 12.48), at(41.9, 12.45), at(41.93, 12.46)]
const TIVOLI = [at(41.96, 12.8), at(41.965, 12.795)]

test('an outing far from the rest of a trip is not in the first view', () => {
  expect(new Set(corePoints([...TIVOLI, ...ROME]))).toEqual(new Set(ROME))
})

test.each([
  ['the points of one town', ROME],
  ['what is as much as a third of the trip', [...ROME.slice(0, 4), ...TIVOLI]],
  ['a trip along a road', [at(41, 12), at(42, 12), at(43, 12), at(44, 12), at(45, 12)]],
  ['no points', []],
  ['several stops at one spot', [at(1, 1), at(1, 1)]],
])('of %s all are', (_what, points) => expect(corePoints(points)).toEqual(points))
