import { GROUND_CACHE } from '../../config/caches.ts'

/** One file of `public/ground`, as web/scripts/draw-ground.mjs writes it. */
interface GroundFile {
  /** Steps in a degree. */
  readonly scale: number
  readonly land: readonly (readonly (readonly number[])[])[]
  readonly borders: readonly (readonly number[])[]
  readonly lakes: readonly (readonly (readonly number[])[])[]
  readonly rivers: readonly (readonly number[])[]
}

type Line = [lat: number, lng: number][]

/** Shapes of a part of the world, ready to be drawn. */
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

const groundOf = ({ scale, land, borders, lakes, rivers }: GroundFile): Ground => ({
  land: land.map((rings) => rings.map((ring) => decode(ring, scale))),
  borders: borders.map((line) => decode(line, scale)),
  lakes: lakes.map((rings) => rings.map((ring) => decode(ring, scale))),
  rivers: rivers.map((line) => decode(line, scale)),
})

const addressOf = (name: string): string => `/ground/${name}.json`

/** The service worker keeps what was fetched once; the files themselves never change under their name. */
async function fetchGround<T extends GroundFile>(name: string): Promise<T> {
  const response = await fetch(addressOf(name))
  if (!response.ok) throw new Error(`The ground of the map: ${response.status}`)
  return (await response.json()) as T
}

export interface World extends Ground {
  /** Names of the cells in which there is land. */
  readonly cells: ReadonlySet<string>
}

interface WorldFile extends GroundFile {
  readonly cells: readonly string[]
}

let worldFile: Promise<WorldFile> | undefined

function fetchWorld(): Promise<WorldFile> {
  worldFile ??= fetchGround<WorldFile>('world')
  // Tried again by whoever asks next.
  worldFile.catch(() => (worldFile = undefined))
  return worldFile
}

/** The world as it is seen from afar. */
export async function loadWorld(): Promise<World> {
  const file = await fetchWorld()
  return { ...groundOf(file), cells: new Set(file.cells) }
}

/** What is seen from nearer in one of the world's cells. */
export const loadCell = async (name: string): Promise<Ground> => groundOf(await fetchGround<GroundFile>(name))

/** Edge of a cell in degrees. */
const CELL = 20
const floor = (degrees: number): number => Math.floor(degrees / CELL) * CELL

/** Names of the cells that a box reaches into, whether there is land or not. */
export function cellsIn(south: number, west: number, north: number, east: number): string[] {
  const names: string[] = []
  for (let lat = floor(south); lat <= north; lat += CELL)
    for (let lng = floor(west); lng <= east; lng += CELL) names.push(`${lat}_${lng}`)
  return names
}

/** Puts what a map around a point needs where the service worker finds it, which may not be there yet to do it itself. */
export async function keepGround(lat: number, lng: number): Promise<void> {
  const { cells } = await fetchWorld()
  const near = cellsIn(lat - 1, lng - 1, lat + 1, lng + 1).filter((name) => cells.includes(name))
  const cache = await caches.open(GROUND_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(['world', ...near].map(addressOf).filter((address) => !kept.has(address)))
}
