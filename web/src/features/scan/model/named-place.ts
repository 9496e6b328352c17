import type { LocationInfo } from '@waymark/contract/scans/scan'
import type { Result, Scan, WithPicture } from './scan.ts'

/** The state after the user has named what the photo shows: before an analysis, after one without a result, or a wrong one. */
export function namedAs(scan: WithPicture & Partial<Result>, place: LocationInfo, key: string): Scan {
  const { picture, position, places = [], named = [], answeredBy = 'guide' } = scan
  const known = places.findIndex(
    ({ name, location }) => name === place.name && location.address === place.location.address,
  )
  const chosen = known < 0 ? places.length : known
  return {
    ...{ phase: 'result', picture, position, answeredBy, chosen },
    places: known < 0 ? [...places, place] : places,
    named: named.includes(chosen) || known >= 0 ? named : [...named, chosen],
    ...{ key: scan.key ?? key, saving: false, savedIds: scan.savedIds ?? {} },
  }
}

/** A place that the atlas does not know, by its name alone. */
export const ownPlace = (name: string): LocationInfo => ({
  ...{ name, category: 'Place', description: '', confidence: 1, location: { address: '' }, historicalInfo: '' },
  ...{ keyFeatures: [], visitingTips: [], nearbyAttractions: [], bestTimeToVisit: '', verified: false },
})
