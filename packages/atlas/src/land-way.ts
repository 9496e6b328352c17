import { kmBetween, type Point } from './distance.ts'
import { CELL_DEGREES, cellOf, landTable } from './tables.ts'

// How far two points are apart for somebody who does not swim: the shortest way over squares of land, bridges among
// them (`scripts/land-cells.ts`). Good to some kilometres, which is enough to tell an excursion from a crossing.

/** Squares along the side of a cell, each of a fiftieth of a degree. */
export const LAND_STEPS = 100

const STEP = CELL_DEGREES / LAND_STEPS
const SQUARE_KM = STEP * 111.2

/** How far a map reaches from its middle, and the side of its squares, in squares of the tables. */
interface Scale {
  readonly halfKm: number
  readonly squares: number
}

/** Excursions are usually up to 110 km away, and ways to them may lead round them. */
const EXCURSION: Scale = { halfKm: 130, squares: 1 }
/** The next town of a journey: squares of four kilometres, which narrow straits do not part. */
const JOURNEY: Scale = { halfKm: 420, squares: 2 }
const EXCURSION_KM = 115

/** Length of a step along a side and across a corner, in fifths of a square. */
const STRAIGHT = 5
const DIAGONAL = 7
const FIFTH_KM = SQUARE_KM / STRAIGHT
/** The longest way that is looked for, in fifths: 300 km for an excursion. */
const MOST = Math.floor(300 / FIFTH_KM)

/** A point in the water belongs to land this many squares away, because quays and small islands are not on the map. */
const SNAP = 2

/** The land around a point, a square of squares. */
interface LandMap {
  readonly from: Point
  /** Squares from the point to the rim; ways do not leave it. */
  readonly half: number
  readonly scale: Scale
  /** Steps to each square and one, in fifths; 0 where no way leads. Undefined where there is no sea. */
  readonly steps: Uint16Array | undefined
}

const eastOf = ({ lat }: Point): number => STEP / Math.max(0.1, Math.cos((lat * Math.PI) / 180))

type Bits = ReturnType<typeof landTable>

/** Whether a square is land, by its row and column from the cell's south-west. */
const isLandIn = (bits: Bits, row: number, column: number): boolean => {
  if (typeof bits === 'string') return bits === 'all'
  const at = row * LAND_STEPS + column
  return (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1
}

/** Row or column of a coordinate among all squares. */
const squareOf = (degrees: number): number => Math.floor(degrees / STEP)
const inCell = (square: number): number => ((square % LAND_STEPS) + LAND_STEPS) % LAND_STEPS

/** Squares of land around a point; undefined where there is no sea. The rim is left out, so that no step leaves it. */
function landAround(from: Point, half: number, { squares }: Scale): Uint8Array | undefined {
  const side = 2 * half + 1
  const land = new Uint8Array(side * side)
  // A large square is land if one of its squares is.
  const width = side * squares
  const east = eastOf(from)
  const columns = Array.from({ length: width }, (_, column) => squareOf(from.lng + (column - half * squares) * east))
  let isAllLand = true
  for (let line = squares; line < width - squares; line++) {
    const lat = from.lat + (line - half * squares) * STEP
    const row = Math.floor(line / squares)
    const inRow = inCell(squareOf(lat))
    let end = -Infinity
    let bits: Bits = 'none'
    for (let column = squares; column < width - squares; column++) {
      const square = columns[column] ?? 0
      if (square >= end) {
        end = square - inCell(square) + LAND_STEPS
        bits = landTable(cellOf({ lat, lng: (square + 0.5) * STEP }))
        if (bits !== 'all') isAllLand = false
      }
      if (isLandIn(bits, inRow, square - end + LAND_STEPS)) land[row * side + Math.floor(column / squares)] = 1
    }
  }
  return isAllLand ? undefined : land
}

/** The squares of a ring around a square. */
function* ringAround(at: number, ring: number, side: number): Generator<number> {
  for (let row = -ring; row <= ring; row++)
    for (let column = -ring; column <= ring; column++)
      if (Math.max(Math.abs(row), Math.abs(column)) === ring) yield at + row * side + column
}

/** Dijkstra's shortest ways, with a list of squares for each length. */
function waysFrom(from: Point, scale: Scale): LandMap {
  const half = Math.round(scale.halfKm / SQUARE_KM / scale.squares)
  const side = 2 * half + 1
  const land = landAround(from, half, scale)
  if (land === undefined) return { from, half, scale, steps: undefined }
  const steps = new Uint16Array(land.length)
  const first = new Int32Array(MOST + DIAGONAL + 1).fill(-1)
  const squares: number[] = []
  const following: number[] = []
  const reach = (square: number, length: number): void => {
    const known = steps[square] ?? 0
    if (land[square] === 0 || (known !== 0 && known <= length)) return
    steps[square] = length
    following.push(first[length] ?? -1)
    first[length] = squares.push(square) - 1
  }
  // A town may stand on a square that the map cuts off: its neighbours are as near.
  const middle = half * side + half
  for (let ring = 0; ring <= SNAP && (ring < SNAP || squares.length === 0); ring++)
    for (const square of ringAround(middle, ring, side)) reach(square, 1 + ring * STRAIGHT)
  for (let length = 1; length <= MOST; length++)
    for (let entry = first[length] ?? -1; entry >= 0; entry = following[entry] ?? -1) {
      const at = squares[entry] ?? 0
      if (steps[at] !== length) continue
      reach(at + 1, length + STRAIGHT)
      reach(at - 1, length + STRAIGHT)
      reach(at + side, length + STRAIGHT)
      reach(at - side, length + STRAIGHT)
      reach(at + side + 1, length + DIAGONAL)
      reach(at + side - 1, length + DIAGONAL)
      reach(at - side + 1, length + DIAGONAL)
      reach(at - side - 1, length + DIAGONAL)
    }
  return { from, half, scale, steps }
}

const MOST_KEPT = 128
const kept = new Map<string, LandMap>()

function mapAround(from: Point, scale: Scale): LandMap {
  const key = `${from.lat} ${from.lng} ${scale.halfKm}`
  const known = kept.get(key) ?? waysFrom(from, scale)
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest)
  return known
}

const eastward = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Kilometres by land, bridges and tunnels; Infinity where there is no way within `atMostKm` of the first point. */
export function landKm(from: Point, to: Point, atMostKm?: number): number {
  const straight = kmBetween(from, to)
  const usual = straight > EXCURSION_KM ? JOURNEY : EXCURSION
  const known = mapAround(from, atMostKm === undefined ? usual : { halfKm: atMostKm, squares: 1 })
  const { half, steps, scale } = known
  if (steps === undefined) return straight
  const side = 2 * half + 1
  const row = Math.round((to.lat - from.lat) / STEP / scale.squares) + half
  const column = Math.round(eastward(to.lng - from.lng) / eastOf(from) / scale.squares) + half
  if (Math.min(row, column) < SNAP || Math.max(row, column) >= side - SNAP) return Infinity
  let shortest = 0
  for (let ring = 0; ring <= SNAP && shortest === 0; ring++)
    for (const square of ringAround(row * side + column, ring, side)) {
      const length = steps[square] ?? 0
      if (length > 0 && (shortest === 0 || length < shortest)) shortest = length
    }
  return shortest === 0 ? Infinity : Math.max(straight, shortest * FIFTH_KM * scale.squares)
}

/** Water this near to the ends of a way is a harbour. */
const HARBOUR_KM = 3

/** Whether there is water on the straight line. */
function crossesWater(from: Point, to: Point, km: number): boolean {
  const east = eastward(to.lng - from.lng)
  const count = Math.ceil(km)
  let cell = NaN
  let bits: Bits = 'all'
  for (let step = HARBOUR_KM; step <= count - HARBOUR_KM; step++) {
    const lat = from.lat + ((to.lat - from.lat) * step) / count
    const lng = from.lng + (east * step) / count
    const [row, column] = [squareOf(lat), squareOf(lng)]
    const at = Math.floor(row / LAND_STEPS) * 1000 + Math.floor(column / LAND_STEPS)
    if (at !== cell) bits = landTable(cellOf({ lat, lng }))
    cell = at
    if (!isLandIn(bits, inCell(row), inCell(column))) return true
  }
  return false
}

/** Ways along a bay are longer than the straight line, but not that much. */
const DETOUR = 1.9
const DETOUR_KM = 20

/** Whether one goes from one point to another by land, within `atMostKm` of the first, if not as the crow flies. */
export const isByLand = (from: Point, to: Point, atMostKm?: number): boolean =>
  landKm(from, to, atMostKm) <= kmBetween(from, to) * DETOUR + DETOUR_KM

/** Nearer points are told apart by their town, not by a map of the world. */
const NEAR_KM = 6

/** Whether the way between two points leads across the sea, or so far around it that nobody goes there for a day. */
export function isAcrossSea(from: Point, to: Point): boolean {
  const km = kmBetween(from, to)
  return km > NEAR_KM && crossesWater(from, to, km) && !isByLand(from, to)
}
