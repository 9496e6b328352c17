import type { Point } from '../distance.ts'
import { sightRowsNear } from '../tables.ts'
import type { Sight } from './sight.ts'

export interface NearSight {
  readonly sight: Sight
  readonly distanceMeters: number
}

/** Sights within `meters`, the nearest first. */
export const sightsNear = (point: Point, meters: number): NearSight[] =>
  sightRowsNear(point, meters / 1000).map(({ row, km }) => ({ sight: row, distanceMeters: km * 1000 }))
