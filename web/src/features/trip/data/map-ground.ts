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

/** The service worker keeps what was fetched once; the files themselves never change under their name. */
async function fetchGround<T extends GroundFile>(name: string): Promise<T> {
  const response = await fetch(`/ground/${name}.json`)
  if (!response.ok) throw new Error(`The ground of the map: ${response.status}`)
  return (await response.json()) as T
}

export interface World extends Ground {
  /** Names of the cells in which there is land. */
  readonly cells: ReadonlySet<string>
}

let world: Promise<World> | undefined

/** The world as it is seen from afar. */
export function loadWorld(): Promise<World> {
  world ??= fetchGround<GroundFile & { readonly cells: readonly string[] }>('world').then((file) => ({
    ...groundOf(file),
    cells: new Set(file.cells),
  }))
  // Tried again by whoever asks next.
  world.catch(() => (world = undefined))
  return world
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

/** Fetches what a map around a point needs, so that it is there without a network later. */
export async function keepGround(lat: number, lng: number): Promise<void> {
  const { cells } = await loadWorld()
  const near = cellsIn(lat - 1, lng - 1, lat + 1, lng + 1).filter((name) => cells.has(name))
  await Promise.all(near.map((name) => fetch(`/ground/${name}.json`)))
}
