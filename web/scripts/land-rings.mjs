const cornersOf = (south, west) => [
  [west, south],
  [west + 1, south],
  [west + 1, south + 1],
  [west, south + 1],
]

/** Where a point is on the edge of a cell: from 0 at the south-western corner counterclockwise to 4. */
function onEdge([lng, lat], south, west) {
  const [x, y] = [lng - west, lat - south]
  const away = [y, 1 - x, 1 - y, x].map(Math.abs)
  const side = away.indexOf(Math.min(...away))
  return side + [x, y, 1 - x, 1 - y][side]
}

/** Corners on the way along the edge, counterclockwise if `step` is 1, clockwise if it is -1. */
function cornersBetween(from, to, step) {
  const length = (((step * (to - from)) % 4) + 4) % 4
  const first = step > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1
  return [0, 1, 2, 3]
    .map((more) => first + step * more)
    .filter((corner) => step * (corner - from) < length)
    .map((corner) => ((corner % 4) + 4) % 4)
}

const isRing = (line) => line[0].every((coordinate, axis) => coordinate === line.at(-1)[axis])

/**
 * Rings around the land of a cell of one degree, islands and lakes among them, for the even-odd rule.
 * @param shores lines that are rings, or end at the edge of the cell
 * @param isLandAtCorner whether the south-western corner is on land
 */
export function landRings(shores, south, west, isLandAtCorner) {
  const corners = cornersOf(south, west)
  const rings = shores.filter(isRing)
  const ends = shores
    .filter((line) => !isRing(line))
    .flatMap((line) => {
      const [there, back] = [{ line }, { line: line.toReversed() }]
      return [Object.assign(there, { other: back }), Object.assign(back, { other: there })]
    })
    .map((end) => Object.assign(end, { at: onEdge(end.line[0], south, west) }))
    .toSorted((a, b) => a.at - b.at)
  if (ends.length === 0) return isLandAtCorner ? [corners, ...rings] : rings
  // From end to end the edge is on land and in the water by turns.
  const open = new Set(ends)
  for (const first of ends) {
    const ring = []
    for (let end = first; open.has(end);) {
      const { other } = end
      open.delete(end)
      open.delete(other)
      ring.push(...end.line)
      const index = ends.indexOf(other)
      const step = (index % 2 === 1) === isLandAtCorner ? 1 : -1
      end = ends[(index + step + ends.length) % ends.length]
      ring.push(...cornersBetween(other.at, end.at, step).map((corner) => corners[corner]))
    }
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}
