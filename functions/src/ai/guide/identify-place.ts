import type { LocationInfo } from '@waymark/contract/scans/scan'
import { describeLandmark } from '@waymark/atlas/landmarks/describe-landmark'
import { findLandmarks, type LandmarkCandidate } from '@waymark/atlas/landmarks/find-landmark'
import type { IdentifiedPlace, PlaceIdentifier, ScanQuestion } from '../port/place-identifier.ts'

/** The guide's knowledge of a landmark in the contract's shape. */
export function guideInfo(candidate: LandmarkCandidate): LocationInfo {
  const { keyFeatures, visitingTips, nearbyAttractions, location, ...told } = describeLandmark(candidate)
  return {
    ...told,
    location: { ...location },
    keyFeatures: [...keyFeatures],
    visitingTips: [...visitingTips],
    nearbyAttractions: [...nearbyAttractions],
  }
}

/** Landmarks near the photo's position, most likely first. */
export function landmarksAround({ position }: Pick<ScanQuestion, 'position'>): LandmarkCandidate[] {
  if (position === undefined) return []
  const { lat, lng, accuracyMeters } = position
  return findLandmarks({ lat, lng, ...(accuracyMeters !== undefined && { accuracyMeters }) })
}

function identify(question: ScanQuestion): Promise<IdentifiedPlace | undefined> {
  const [place, ...others] = landmarksAround(question).map(guideInfo)
  return Promise.resolve(place && { place, others })
}

/** Recognises landmarks from the position alone, without looking at the photo. */
export const guidePlaceIdentifier: PlaceIdentifier = { name: 'guide', identify }
