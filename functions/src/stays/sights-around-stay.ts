import type { Point } from '@waymark/atlas/distance'
import { sightsNear } from '@waymark/atlas/landmarks/sights-near'
import { LIMITS } from '@waymark/contract/limits'
import type { NearbySight } from '@waymark/contract/stays/stay-calls'

/** Half an hour on foot. */
const REACH_METERS = 2_500

/** What one walks to from a stay: the landmarks before other places, in the order of their distance. */
export function sightsAroundStay(coordinates: Point | null): NearbySight[] {
  if (coordinates === null) return []
  const { lat, lng } = coordinates
  const near = sightsNear({ lat, lng }, REACH_METERS)
  const landmarks = near.filter(({ sight }) => sight.source === 'landmark')
  const others = near.filter(({ sight }) => sight.source === 'atlas' && sight.place.kind !== 'day trip')
  return [...landmarks, ...others]
    .slice(0, LIMITS.nearbySights)
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters)
    .map(({ sight, distanceMeters }) => ({
      name: sight.name,
      kind: sight.source === 'landmark' ? sight.landmark.kind : sight.place.kind,
      lat: sight.lat,
      lng: sight.lng,
      meters: Math.round(distanceMeters),
    }))
}
