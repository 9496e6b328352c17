import type { Point } from '../distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import { sightsNear } from './sights-near.ts'

/** Less than an hour by car. */
const REACH_METERS = 40_000
const MOST = 5

/** Names of up to five sights nearby, the nearest first, without the named one. */
export function nearbyAttractions(point: Point, except: string): string[] {
  const key = nameKey(except)
  const names = new Map<string, string>()
  for (const { sight } of sightsNear(point, REACH_METERS)) {
    const own = nameKey(sight.name)
    if (own !== key && !names.has(own)) names.set(own, sight.name)
    if (names.size === MOST) break
  }
  return [...names.values()]
}
