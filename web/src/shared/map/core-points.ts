import type { Point } from './base-map.ts'

/** At most this part of the points is left out of the first view. */
const MOST_OUTLYING = 0.25
/** So many times further away than the others, two levels of zoom: the others would be one mark. */
const TIMES_FURTHER = 4

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The points among which most of a trip takes place: without an outing that is so far away that the rest of the map would
 * be one mark. The way to it leads out of view, and 'Show all of it' shows it.
 */
export function corePoints<P extends Point>(points: readonly P[]): readonly P[] {
  const lat = median(points.map((point) => point.lat))
  const lng = median(points.map((point) => point.lng))
  const shrink = Math.cos((lat * Math.PI) / 180)
  const away = points
    .map((point) => ({ point, far: Math.hypot(point.lat - lat, (point.lng - lng) * shrink) }))
    .toSorted((a, b) => a.far - b.far)
  const least = Math.ceil(points.length * (1 - MOST_OUTLYING))
  const end = away.findIndex(({ far }, index) => index >= least && far > TIMES_FURTHER * (away[index - 1]?.far ?? 0))
  return end === -1 ? points : away.slice(0, end).map(({ point }) => point)
}
