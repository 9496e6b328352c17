import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { heldByPoints } from './fixed-points.mjs'
import { keepingEdges, simplify, spanOf, stepsOf, textOf, withoutStairs } from './ground-lines.mjs'
import { nameOf, readGshhg, within180 } from './gshhg.mjs'
import { landRings } from './land-rings.mjs'

// Generates the ground of towns from GSHHG: coasts, lakes, rivers and borders in cells of one degree around whatever the
// atlas describes. docs/decisions/108-the-ground-of-towns.md
// node --max-old-space-size=8000 web/scripts/draw-town-ground.mjs

const OUT = fileURLToPath(new URL('../public/ground/towns/', import.meta.url))
const DATA = fileURLToPath(new URL('../../data/', import.meta.url))
const SCALE = 10_000
/** In degrees: some 20 m, and more away from sights where a cell would be larger than 30 kB (gzip). */
const TOLERANCE = 0.0002
const TOLERANCES_AWAY = [TOLERANCE, 0.001, 0.002, 0.004, 0.008]
const AWAY_KM = 4
const MAX_LETTERS = 56_000
const KM_PER_DEGREE = 111.2
const TOWN_KM = 35
const SIGHT_KM = 4
/** What is always on land, unless its name says otherwise. */
const ASHORE =
  /^(?:museum|gallery|religious site|monument|market|street|historic quarter|neighbourhood|food|square|castle|palace|shopping|theatre)$/
const AFLOAT =
  /\b(?:isla|island|isle|islet|cay|cayo|key|lighthouse|pier|ship|ss|boat|ferry|floating|wreck|fort boyard)\b/i

const read = (path) => JSON.parse(readFileSync(DATA + path, 'utf8'))
const filesIn = (folder) => readdirSync(DATA + folder).map((file) => `${folder}/${file}`)
const towns = filesIn('destinations').flatMap((country) => filesIn(country).map(read))
const sights = [...towns.flatMap(({ places }) => places), ...filesIn('places').flatMap(read)].filter(
  ({ lat }) => lat !== undefined,
)

function cellsAround({ lat, lng }, km) {
  const north = km / KM_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  const found = []
  for (let south = Math.floor(lat - north); south <= lat + north; south++)
    for (let west = Math.floor(lng - east); west <= lng + east; west++) found.push(nameOf(south, within180(west)))
  return found
}

/** South-western corners of cells around destinations and their sights, from south to north. */
function describedCells() {
  const names = [
    ...towns.flatMap((town) => cellsAround(town, TOWN_KM)),
    ...sights.flatMap((sight) => cellsAround(sight, SIGHT_KM)),
  ]
  return [...new Set(names)]
    .map((name) => name.split('_').map(Number))
    .filter(([south]) => south >= -60 && south < 83)
    .toSorted(([a, b], [c, d]) => a - c || b - d)
}

function pointsByCell(places) {
  const cells = new Map()
  for (const { lat, lng } of places) {
    const name = nameOf(Math.floor(lat), Math.floor(lng))
    cells.set(name, [...(cells.get(name) ?? []), [lng, lat]])
  }
  return (name) => cells.get(name) ?? []
}
const ashore = pointsByCell(sights.filter(({ kind, name }) => ASHORE.test(kind) && !AFLOAT.test(name)))
const looked = pointsByCell([...towns, ...sights])
const bridges = pointsByCell(sights.filter(({ kind }) => kind === 'bridge'))

/** Of the lines of a cell: finer near points that somebody looks at. */
const toleranceOf =
  (points, tolerance) =>
  ([lng, lat]) => {
    const east = Math.cos((lat * Math.PI) / 180)
    const isNear = points.some(([x, y]) => Math.hypot((x - lng) * east, y - lat) * KM_PER_DEGREE < AWAY_KM)
    return isNear ? TOLERANCE : tolerance
  }

function fileOf({ shores, rivers, streams, borders }, corner, toleranceAt) {
  const drawn = (lines, least) =>
    lines
      .map((line) => stepsOf(simplify(line, keepingEdges(toleranceAt)), SCALE))
      .filter((steps) => steps.length >= least)
      .map(textOf)
  const isLarge = (ring) => [0, 1].some((axis) => spanOf(ring, axis) > 2 * toleranceAt(ring[0]))
  const rings = landRings(shores, corner.south, corner.west, corner.isLandAtCorner)
  return {
    scale: SCALE,
    land: [drawn(rings.filter(isLarge), 6)],
    borders: drawn(borders, 4),
    lakes: [],
    rivers: drawn(rivers, 4),
    streams: drawn(streams, 4),
  }
}

const cellAt = readGshhg()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const cells = describedCells()
for (const [south, west] of cells) {
  const name = nameOf(south, west)
  const { isLandAtCorner, ...lines } = cellAt(south, west)
  const corner = { south, west, isLandAtCorner }
  const smooth = { ...lines, shores: lines.shores.map(withoutStairs) }
  const held = heldByPoints(smooth, { ashore: ashore(name), bridges: bridges(name) }, corner)
  let text = ''
  for (const tolerance of TOLERANCES_AWAY)
    if (text === '' || text.length > MAX_LETTERS)
      text = JSON.stringify(fileOf(held, corner, toleranceOf(looked(name), tolerance)))
  writeFileSync(`${OUT}${name}.json`, text)
}
writeFileSync(
  `${OUT}index.json`,
  JSON.stringify({
    cells: textOf(
      stepsOf(
        cells.map(([south, west]) => [west, south]),
        1,
      ),
    ),
  }),
)
