import { kmBetween, type Point } from '../distance.ts'
import { allSights, type Sight } from './sight.ts'

export interface NearSight {
  readonly sight: Sight
  readonly distanceMeters: number
}

const KM_PER_DEGREE = 111
/** Towards the poles a cell has hardly any width; nothing is listed there. */
const MIN_COSINE = 0.02

const cellOf = (lat: number, lng: number): string => `${Math.floor(lat)}|${Math.floor(lng)}`

const eastward = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

function build(): ReadonlyMap<string, readonly Sight[]> {
  const grid = new Map<string, Sight[]>()
  for (const sight of allSights()) {
    const cell = cellOf(sight.lat, eastward(sight.lng))
    const sights = grid.get(cell)
    if (sights) sights.push(sight)
    else grid.set(cell, [sight])
  }
  return grid
}

let grid: ReadonlyMap<string, readonly Sight[]> | undefined

/** The sights whose centre lies within `meters`, the nearest first. */
export function sightsNear(point: Point, meters: number): NearSight[] {
  grid ??= build()
  const rows = Math.ceil(meters / 1000 / KM_PER_DEGREE)
  const cosine = Math.max(MIN_COSINE, Math.cos(((Math.abs(point.lat) + rows) * Math.PI) / 180))
  const columns = Math.ceil(meters / 1000 / (KM_PER_DEGREE * cosine))
  const found: NearSight[] = []
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      for (const sight of grid.get(cellOf(point.lat + row, eastward(point.lng + column))) ?? []) {
        const distanceMeters = kmBetween(point, sight) * 1000
        if (distanceMeters <= meters) found.push({ sight, distanceMeters })
      }
    }
  return found.toSorted((a, b) => a.distanceMeters - b.distanceMeters)
}
