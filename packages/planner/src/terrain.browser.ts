import type { Point } from '@waymark/atlas/distance'

/** The browser shows the times of the plan, and estimates other ways as on a plain. */
export const minutesByTerrain = (_from: Point, _to: Point, minutes: number): number => minutes
