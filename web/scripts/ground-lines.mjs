/**
 * Removes points within `tolerance` degrees of the line without them (Douglas–Peucker).
 * @param tolerance one for all points, or a function of a point
 */
export function simplify(points, tolerance) {
  const toleranceAt = typeof tolerance === 'number' ? () => tolerance : tolerance
  const squares = points.map((point) => toleranceAt(point) ** 2)
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const open = [[0, points.length - 1]]
  while (open.length > 0) {
    const [from, to] = open.pop()
    const [x, y] = points[from]
    const [dx, dy] = [points[to][0] - x, points[to][1] - y]
    const length = dx * dx + dy * dy
    let farthest = 1
    let at = -1
    for (let index = from + 1; index < to; index++) {
      const [px, py] = [points[index][0] - x, points[index][1] - y]
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
      const distance = ((px - along * dx) ** 2 + (py - along * dy) ** 2) / squares[index]
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (at < 0) continue
    keep[at] = 1
    open.push([from, at], [at, to])
  }
  return points.filter((_point, index) => keep[index] === 1)
}

const EDGE = 1e-9

/** At the edge of a cell, where the next one begins, nothing is removed but what lies on the edge. */
export const keepingEdges = (toleranceAt) => (point) =>
  point.some((coordinate) => Math.abs(coordinate - Math.round(coordinate)) < EDGE) ? EDGE : toleranceAt(point)

/** Some 140 m in degrees: half a step of the stairs as which GSHHG was digitized. */
const CUT = 0.00125

/** A line with its corners cut, which makes slopes of stairs; its ends stay. */
export function withoutStairs(line) {
  const cut = line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index]
    const part = Math.min(0.5, CUT / Math.hypot(x - fromX, y - fromY))
    const at = (share) => [fromX + share * (x - fromX), fromY + share * (y - fromY)]
    return part === 0.5 ? [at(0.5)] : [at(part), at(1 - part)]
  })
  const [first, last] = [line[0], line.at(-1)]
  const isRing = first[0] === last[0] && first[1] === last[1]
  return isRing ? [...cut, cut[0]] : [first, ...cut, last]
}

/** Points as the steps from one to the next, in units of 1 / `scale` degree. */
export function stepsOf(points, scale) {
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

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Whole numbers as text: the sign in the last bit, then digits of five bits, of which all but the last have 32 added. */
export const textOf = (numbers) =>
  numbers
    .map((number) => {
      let rest = number < 0 ? -2 * number - 1 : 2 * number
      let digits = ''
      for (; rest >= 32; rest = Math.floor(rest / 32)) digits += DIGITS[32 + (rest % 32)]
      return digits + DIGITS[rest]
    })
    .join('')

export function spanOf(points, axis) {
  let [least, most] = [Infinity, -Infinity]
  for (const point of points) {
    least = Math.min(least, point[axis])
    most = Math.max(most, point[axis])
  }
  return most - least
}
