import { createRequire } from 'node:module'
import { z } from '@waymark/contract/zod'
import { kmBetween, type Point } from '../src/distance.ts'

const require = createRequire(import.meta.url)

/** A city is coastal if its centre is within this distance of the shore. */
const COAST_KM = 6
const CELL_DEGREES = 0.1
const STEP_DEGREES = 0.01

const cellOf = (lat: number, lng: number): string =>
  `${Math.floor(lat / CELL_DEGREES)}|${Math.floor(lng / CELL_DEGREES)}`

/** Points along the shore by grid cell. */
function shorePoints(): ReadonlyMap<string, readonly Point[]> {
  const { mesh } = z
    .object({ mesh: z.custom<(topology: unknown) => unknown>((value) => typeof value === 'function') })
    .parse(require('topojson-client'))
  const shore = z
    .object({ coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))) })
    .parse(mesh(require('world-atlas/land-10m.json')))
  const byCell = new Map<string, Point[]>()
  for (const line of shore.coordinates) {
    for (const [index, [lng, lat]] of line.entries()) {
      const next = line[index + 1]
      const crossesDateLine = next !== undefined && Math.abs(next[0] - lng) > 180
      const [nextLng, nextLat] = next === undefined || crossesDateLine ? [lng, lat] : next
      const steps = Math.max(1, Math.ceil(Math.hypot(nextLng - lng, nextLat - lat) / STEP_DEGREES))
      for (let step = 0; step < steps; step++) {
        const point = { lat: lat + ((nextLat - lat) * step) / steps, lng: lng + ((nextLng - lng) * step) / steps }
        const cell = byCell.get(cellOf(point.lat, point.lng))
        if (cell) cell.push(point)
        else byCell.set(cellOf(point.lat, point.lng), [point])
      }
    }
  }
  return byCell
}

/** Built on first use: every program that prepares the checkout loads this module, and few need the coast. */
let points: ReadonlyMap<string, readonly Point[]> | undefined

/** Whether a city is by the sea, by the shoreline of Natural Earth (1:10 million). */
export function isByTheSea(city: Point, withinKm = COAST_KM): boolean {
  points ??= shorePoints()
  const cells = Math.ceil(withinKm / 11)
  for (let north = -cells; north <= cells; north++) {
    for (let east = -2 * cells; east <= 2 * cells; east++) {
      const near = points.get(cellOf(city.lat + north * CELL_DEGREES, city.lng + east * CELL_DEGREES)) ?? []
      if (near.some((point) => kmBetween(point, city) <= withinKm)) return true
    }
  }
  return false
}
