import { findSights } from '@waymark/atlas/landmarks/find-sights'
import { guideInfo } from '../ai/guide/identify-place.ts'
import type { HandlerOf } from '../handler.ts'

/** Places by name, as if a scan had recognised them. */
export const findScanPlaces: HandlerOf<'findScanPlaces'> = async ({ query: { name, lat, lng } }) => {
  const near = lat === undefined || lng === undefined ? undefined : { lat, lng }
  // Who names a place is sure of it.
  return { places: findSights(name, near).map((sight) => guideInfo({ sight, distanceMeters: 0, confidence: 1 })) }
}
