import { GROUND_CACHE } from '../../config/caches.ts'

/** A file in `public/ground`, written by web/scripts/draw-ground.mjs. */
interface GeometryFile {
  /** Units per degree. */
  readonly scale: number
  readonly land: readonly (readonly (readonly number[])[])[]
  readonly borders: readonly (readonly number[])[]
  readonly lakes: readonly (readonly (readonly number[])[])[]
  readonly rivers: readonly (readonly number[])[]
}

type Line = [lat: number, lng: number][]

/** Geometry of an area, ready for drawing. */
export interface Ground {
  readonly land: Line[][]
  readonly borders: Line[]
  readonly lakes: Line[][]
  readonly rivers: Line[]
}

function decode(flat: readonly number[], scale: number): Line {
  const line: Line = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < flat.length; at += 2) {
    x += flat[at] ?? 0
    y += flat[at + 1] ?? 0
    line.push([y / scale, x / scale])
  }
  return line
}

const geometryOf = ({ scale, land, borders, lakes, rivers }: GeometryFile): Ground => ({
  land: land.map((rings) => rings.map((ring) => decode(ring, scale))),
  borders: borders.map((line) => decode(line, scale)),
  lakes: lakes.map((rings) => rings.map((ring) => decode(ring, scale))),
  rivers: rivers.map((line) => decode(line, scale)),
})

const addressOf = (name: string): string => `/ground/${name}.json`

/** The service worker caches these immutable files. */
async function fetchGeometry<T extends GeometryFile>(name: string): Promise<T> {
  const response = await fetch(addressOf(name))
  if (!response.ok) throw new Error(`The ground of the map: ${response.status}`)
  return (await response.json()) as T
}

export interface World extends Ground {
  /** Names of cells that contain land. */
  readonly cells: ReadonlySet<string>
}

interface WorldFile extends GeometryFile {
  readonly cells: readonly string[]
}

let worldFile: Promise<WorldFile> | undefined

function fetchWorld(): Promise<WorldFile> {
  worldFile ??= fetchGeometry<WorldFile>('world')
  // The next caller tries again.
  worldFile.catch(() => (worldFile = undefined))
  return worldFile
}

/** The world map for low zoom levels. */
export async function loadWorld(): Promise<World> {
  const file = await fetchWorld()
  return { ...geometryOf(file), cells: new Set(file.cells) }
}

/** The detailed geometry of a cell. */
export const loadCell = async (name: string): Promise<Ground> => geometryOf(await fetchGeometry<GeometryFile>(name))

/** Size of a cell in degrees. */
const CELL = 20
const floor = (degrees: number): number => Math.floor(degrees / CELL) * CELL

/** Names of all cells that a box intersects, with or without land. */
export function cellsIn(south: number, west: number, north: number, east: number): string[] {
  const names: string[] = []
  for (let lat = floor(south); lat <= north; lat += CELL)
    for (let lng = floor(west); lng <= east; lng += CELL) names.push(`${lat}_${lng}`)
  return names
}

/** Puts what a map around a point needs into the service worker's cache, which may not be running yet. */
export async function cacheMapGeometry(lat: number, lng: number): Promise<void> {
  const { cells } = await fetchWorld()
  const near = cellsIn(lat - 1, lng - 1, lat + 1, lng + 1).filter((name) => cells.includes(name))
  const cache = await caches.open(GROUND_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(['world', ...near].map(addressOf).filter((address) => !kept.has(address)))
}
