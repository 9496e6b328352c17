import { landRings } from './land-rings.mjs'

// GSHHG's shores and rivers are some hundred metres off in places. What the atlas knows better are points: a museum is
// on land, a bridge is over a river. Lines are bent to where that is so.

const KM_PER_DEGREE = 111.2
/** Farther from the shore there is land that the lines do not know, such as a new island. */
const SHORE_KM = 1
const BRIDGE_KM = 0.5
/** How far from the shore a place is at least. */
const ASHORE_KM = 0.06
/** Lines keep their place at the edge of a cell, where those of the next one begin. */
const EDGE_KM = 3
const ROUNDS = 6

/** Kilometres from the south-western corner of a cell. */
const planeOf = (south, west) => {
  const east = KM_PER_DEGREE * Math.cos(((south + 0.5) * Math.PI) / 180)
  return {
    size: [east, KM_PER_DEGREE],
    toPlane: ([lng, lat]) => [(lng - west) * east, (lat - south) * KM_PER_DEGREE],
    fromPlane: ([x, y]) => [west + x / east, south + y / KM_PER_DEGREE],
  }
}

function nearestOn(lines, [x, y]) {
  let nearest = { km: Infinity }
  for (const line of lines)
    for (let index = 1; index < line.length; index++) {
      const [[ax, ay], [bx, by]] = [line[index - 1], line[index]]
      const [dx, dy] = [bx - ax, by - ay]
      const length = dx * dx + dy * dy
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
      const at = [ax + along * dx, ay + along * dy]
      const km = Math.hypot(x - at[0], y - at[1])
      if (km < nearest.km) nearest = { km, at }
    }
  return nearest
}

export function isInside(rings, [x, y]) {
  let crossings = 0
  for (const ring of rings)
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const [[ax, ay], [bx, by]] = [ring[before], ring[index]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++
    }
  return crossings % 2 === 1
}

/** Moves lines as `pulls` say, less the farther they are; so smoothly that no line crosses another. */
function bent(lines, pulls, size) {
  if (pulls.length === 0) return lines
  const moved = ([x, y]) => {
    let [weight, dx, dy] = [0, 0, 0]
    for (const { at, by, reach } of pulls) {
      const share = Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / reach ** 2)
      weight += share
      dx += share * by[0]
      dy += share * by[1]
    }
    const fade = Math.min(1, Math.min(x, y, size[0] - x, size[1] - y) / EDGE_KM) / Math.max(1, weight)
    return [x + fade * dx, y + fade * dy]
  }
  return lines.map((line) => line.map(moved))
}

const pullTo = (point, { km, at }, beyond) => {
  const by = [0, 1].map((axis) => (point[axis] - at[axis]) * (1 + beyond / Math.max(km, 0.001)))
  return { at, by, reach: 0.4 + 2 * Math.hypot(...by) }
}

/**
 * The lines of a cell, bent.
 * @param ashore points on land
 * @param bridges points on rivers
 */
export function heldByPoints(
  { shores, rivers, streams, borders },
  { ashore, bridges },
  { south, west, isLandAtCorner },
) {
  const { size, toPlane, fromPlane } = planeOf(south, west)
  const inPlane = (lines) => lines.map((line) => line.map(toPlane))
  const back = (lines) => lines.map((line) => line.map(fromPlane))
  let lines = { shores: inPlane(shores), rivers: inPlane(rivers), streams: inPlane(streams), borders: inPlane(borders) }
  const bend = (pulls, names) => {
    for (const name of names) lines = { ...lines, [name]: bent(lines[name], pulls, size) }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const rings = landRings(back(lines.shores), south, west, isLandAtCorner)
    const pulls = ashore
      .filter((point) => !isInside(rings, point))
      .map(toPlane)
      .map((point) => ({ point, nearest: nearestOn(lines.shores, point) }))
      .filter(({ nearest }) => nearest.km < SHORE_KM)
      .map(({ point, nearest }) => pullTo(point, nearest, ASHORE_KM))
    if (pulls.length === 0) break
    bend(pulls, ['shores', 'rivers', 'streams', 'borders'])
  }
  for (let round = 0; round < ROUNDS; round++) {
    const pulls = bridges
      .map(toPlane)
      .map((point) => ({ point, nearest: nearestOn(lines.rivers, point) }))
      .filter(({ nearest }) => nearest.km < BRIDGE_KM)
      .map(({ point, nearest }) => pullTo(point, nearest, 0))
    bend(pulls, ['rivers', 'streams'])
  }
  return {
    shores: back(lines.shores),
    rivers: back(lines.rivers),
    streams: back(lines.streams),
    borders: back(lines.borders),
  }
}
