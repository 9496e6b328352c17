import { createRequire } from 'node:module'
import { z } from '@waymark/contract/zod'
import { CELL_DEGREES, cellOf } from '../src/tables.ts'
import type { Point } from '../src/distance.ts'
import { LAND_STEPS } from '../src/land-way.ts'
import { BRIDGES, STRAITS } from './bridges.ts'

const require = createRequire(import.meta.url)

const STEP = CELL_DEGREES / LAND_STEPS
const ROWS = Math.round(180 / STEP)
const COLUMNS = Math.round(360 / STEP)

type Ring = readonly (readonly [lng: number, lat: number])[]

/** Outlines of land and of inland seas, by Natural Earth (1:10 million). */
function rings(): readonly Ring[] {
  const { feature } = z
    .object({ feature: z.custom<(topology: unknown, object: unknown) => unknown>((it) => typeof it === 'function') })
    .parse(require('topojson-client'))
  const topology = z
    .looseObject({ objects: z.object({ land: z.unknown() }) })
    .parse(require('world-atlas/land-10m.json'))
  const land = feature(topology, topology.objects.land) as {
    features: { geometry: { type: string; coordinates: unknown } }[]
  }
  return land.features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? (coordinates as Ring[]) : (coordinates as Ring[][]).flat(),
  )
}

/** The outline without jumps at the date line: longitudes go on beyond 180 degrees. */
function unrolled(ring: Ring): Ring {
  let turns = 0
  return ring.map(([lng, lat], at) => {
    const [before] = ring[at - 1] ?? [lng]
    if (Math.abs(lng - before) > 180) turns += lng < before ? 360 : -360
    return [lng + turns, lat]
  })
}

/** Where an outline crosses each row of points, from west to east. */
function crossings(ring: Ring): ReadonlyMap<number, readonly number[]> {
  const byRow = new Map<number, number[]>()
  for (let at = 1; at < ring.length; at++) {
    const [aLng, aLat] = ring[at] ?? [0, 0]
    const [bLng, bLat] = ring[at - 1] ?? [0, 0]
    const [south, north] = aLat < bLat ? [aLat, bLat] : [bLat, aLat]
    // Points are in the middle of their squares.
    for (let row = Math.floor((south + 90) / STEP - 0.5); row <= (north + 90) / STEP; row++) {
      const lat = (row + 0.5) * STEP - 90
      if (lat < south || lat >= north) continue
      const crossing = aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)
      byRow.set(row, [...(byRow.get(row) ?? []), crossing])
    }
  }
  return byRow
}

/** Bits of the whole world, one a square. */
class Squares {
  readonly #bits = new Uint8Array((ROWS * COLUMNS) / 8)

  isLand(row: number, column: number): boolean {
    const at = row * COLUMNS + column
    return ((this.#bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0
  }

  set(row: number, column: number, isLand: boolean): void {
    if (this.isLand(row, column) !== isLand) this.flip(row, column)
  }

  /** What two outlines enclose is water, as a hole in a polygon is. */
  flip(row: number, column: number): void {
    const at = row * COLUMNS + ((column + COLUMNS) % COLUMNS)
    this.#bits[at >> 3] = (this.#bits[at >> 3] ?? 0) ^ (1 << (at & 7))
  }

  /** A line that is broad enough for maps whose squares are as wide as they are high (`src/land-way.ts`). */
  draw([from, to]: readonly [Point, Point], isLand: boolean): void {
    const steps = Math.ceil((Math.abs(to.lat - from.lat) + Math.abs(to.lng - from.lng)) / (STEP / 4)) + 1
    for (let step = 0; step <= steps; step++) {
      const lat = from.lat + ((to.lat - from.lat) * step) / steps
      const lng = from.lng + ((to.lng - from.lng) * step) / steps
      const beside = Math.ceil(1 / Math.cos((lat * Math.PI) / 180) - 1)
      for (let column = -beside; column <= beside; column++)
        this.set(Math.floor((lat + 90) / STEP), Math.floor((lng + 180) / STEP) + column, isLand)
    }
  }
}

function squares(): Squares {
  const world = new Squares()
  for (const ring of rings())
    for (const [row, unsorted] of crossings(unrolled(ring))) {
      const borders = unsorted.toSorted((a, b) => a - b)
      for (let at = 0; at + 1 < borders.length; at += 2) {
        const first = Math.ceil(((borders[at] ?? 0) + 180) / STEP - 0.5)
        const last = Math.floor(((borders[at + 1] ?? 0) + 180) / STEP - 0.5)
        for (let column = first; column <= last; column++) world.flip(row, column)
      }
    }
  for (const strait of STRAITS) world.draw(strait, false)
  for (const bridge of BRIDGES) world.draw(bridge, true)
  return world
}

interface LandCells {
  /** Cells without any sea. */
  readonly inland: readonly string[]
  /** Cells with both land and sea: bits of their squares from south-west to north-east, in base 64. */
  readonly coast: ReadonlyMap<string, string>
}

let cells: LandCells | undefined

/** They follow from the map alone, so that they are made once. */
export const landCells = (): LandCells => (cells ??= drawCells())

function drawCells(): LandCells {
  const world = squares()
  const inland: string[] = []
  const coast = new Map<string, string>()
  for (let south = 0; south < ROWS; south += LAND_STEPS)
    for (let west = 0; west < COLUMNS; west += LAND_STEPS) {
      const bits = new Uint8Array(Math.ceil((LAND_STEPS * LAND_STEPS) / 8))
      let land = 0
      for (let row = 0; row < LAND_STEPS; row++)
        for (let column = 0; column < LAND_STEPS; column++)
          if (world.isLand(south + row, west + column)) {
            const at = row * LAND_STEPS + column
            bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
            land += 1
          }
      const cell = cellOf({ lat: (south + 0.5) * STEP - 90, lng: (west + 0.5) * STEP - 180 })
      if (land === LAND_STEPS * LAND_STEPS) inland.push(cell)
      else if (land > 0) coast.set(cell, Buffer.from(bits).toString('base64'))
    }
  return { inland, coast }
}
