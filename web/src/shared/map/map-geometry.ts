import { GROUND_CACHE } from '../../config/caches.ts'

/** Steps from point to point, east and north by turns: as numbers, or in the cells of towns as text. */
type Steps = string | readonly number[]

/** A file in `public/ground`, written by web/scripts/draw-ground.mjs and draw-town-ground.mjs. */
export interface GeometryFile {
  /** Units per degree. */
  readonly scale: number
  readonly land: readonly (readonly Steps[])[]
  readonly borders: readonly Steps[]
  readonly lakes: readonly (readonly Steps[])[]
  readonly rivers: readonly Steps[]
  /** Small rivers, in the cells of towns. */
  readonly streams?: readonly Steps[]
}

type Line = [lat: number, lng: number][]

/** Geometry of an area, ready for drawing. */
export interface Ground {
  /** Inside is where a line outwards crosses an odd number of rings. */
  readonly land: Line[][]
  readonly borders: Line[]
  readonly lakes: Line[][]
  readonly rivers: Line[]
  readonly streams: Line[]
}

const DIGITS = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_').map((letter, digit) => [
    letter,
    digit,
  ]),
)

/** Digits of five bits, of which all but a number's last have 32 added; a number's last bit is its sign. */
function numbersOf(text: string): number[] {
  const numbers: number[] = []
  let [number, place] = [0, 1]
  for (const letter of text) {
    const digit = DIGITS.get(letter) ?? 0
    number += (digit % 32) * place
    place *= 32
    if (digit >= 32) continue
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2)
    number = 0
    place = 1
  }
  return numbers
}

function decode(steps: Steps, scale: number): Line {
  const flat = typeof steps === 'string' ? numbersOf(steps) : steps
  const line: Line = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < flat.length; at += 2) {
    x += flat[at] ?? 0
    y += flat[at + 1] ?? 0
    line.push([y / scale, x / scale])
  }
  return line
}

export function geometryOf({ scale, land, borders, lakes, rivers, streams = [] }: GeometryFile): Ground {
  const linesOf = (all: readonly Steps[]): Line[] => all.map((steps) => decode(steps, scale))
  return {
    land: land.map(linesOf),
    borders: linesOf(borders),
    lakes: lakes.map(linesOf),
    rivers: linesOf(rivers),
    streams: linesOf(streams),
  }
}

const addressOf = (name: string): string => `/ground/${name}.json`

/** The service worker caches these immutable files. */
async function fetchFile<T>(name: string): Promise<T> {
  const response = await fetch(addressOf(name))
  if (!response.ok) throw new Error(`The ground of the map: ${response.status}`)
  return (await response.json()) as T
}

/** Fetches a file once, and again after a failure. */
function once<T>(name: string): () => Promise<T> {
  let file: Promise<T> | undefined
  return () => {
    file ??= fetchFile<T>(name)
    // The next caller tries again.
    file.catch(() => (file = undefined))
    return file
  }
}

/** Cells of a degree, in which there is a finer ground around what the atlas describes. */
const TOWNS = 'towns/'
const WORLD = 'world'
const TOWN_INDEX = `${TOWNS}index`
const fetchWorld = once<GeometryFile & { readonly cells: readonly string[] }>(WORLD)
const fetchTownIndex = once<{ readonly cells: string }>(TOWN_INDEX)

/** Where there are cells of a grid. */
export interface Grid {
  /** Size of a cell in degrees. */
  readonly size: number
  /** Names of its files begin with it. */
  readonly folder: string
  /** Names of cells that have a file. */
  readonly cells: ReadonlySet<string>
}

export const wideGridOf = (cells: readonly string[]): Grid => ({ size: 20, folder: '', cells: new Set(cells) })

export function townGridOf(cells: string): Grid {
  const names = decode(cells, 1).map(([south, west]) => `${TOWNS}${south}_${west}`)
  return { size: 1, folder: TOWNS, cells: new Set(names) }
}

export interface World extends Ground {
  readonly wide: Grid
  readonly towns: Grid
}

/** The world map for low zoom levels, and where there are others. */
export async function loadWorld(): Promise<World> {
  // Without the index the wide ground serves towns as well.
  const [file, index] = await Promise.all([fetchWorld(), fetchTownIndex().catch(() => ({ cells: '' }))])
  return { ...geometryOf(file), wide: wideGridOf(file.cells), towns: townGridOf(index.cells) }
}

/** The detailed geometry of a cell. */
export const loadCell = async (name: string): Promise<Ground> => geometryOf(await fetchFile<GeometryFile>(name))

/** Latitudes and longitudes of a box, in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number]

/** Names of all cells that a box intersects, with or without a file. */
export function cellsIn({ size, folder }: Grid, [south, west, north, east]: Box): string[] {
  const names: string[] = []
  const start = (degrees: number): number => Math.floor(degrees / size) * size
  for (let lat = start(south); lat <= north; lat += size)
    for (let lng = start(west); lng <= east; lng += size) names.push(`${folder}${lat}_${lng}`)
  return names
}

/** The box of a cell. */
export function boxOfCell({ size, folder }: Grid, name: string): Box {
  const [south = 0, west = 0] = name.slice(folder.length).split('_').map(Number)
  return [south, west, south + size, west + size]
}

/** Around a trip's destination, in degrees: where its day trips go. */
const WIDE_REACH = 1
const TOWN_REACH = 0.3

/** Puts what a map around a point needs into the service worker's cache, which may not be running yet. */
export async function cacheMapGeometry(lat: number, lng: number): Promise<void> {
  const [world, index] = await Promise.all([fetchWorld(), fetchTownIndex()])
  const around = (reach: number): Box => [lat - reach, lng - reach, lat + reach, lng + reach]
  const near = [
    { grid: wideGridOf(world.cells), reach: WIDE_REACH },
    { grid: townGridOf(index.cells), reach: TOWN_REACH },
  ].flatMap(({ grid, reach }) => cellsIn(grid, around(reach)).filter((name) => grid.cells.has(name)))
  const cache = await caches.open(GROUND_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([WORLD, TOWN_INDEX, ...near].map(addressOf).filter((address) => !kept.has(address)))
}
