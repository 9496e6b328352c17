import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo } from '@waymark/contract/scans/scan'
import { kmBetween } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import { findLandmarks, type LandmarkCandidate } from '@waymark/atlas/landmarks/find-landmark'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import { nearbyAttractions } from '@waymark/atlas/landmarks/nearby-attractions'
import type { NearSight } from '@waymark/atlas/landmarks/sights-near'
import { guideInfo } from '../guide/identify-place.ts'
import type { IdentifiedPlace } from '../port/place-identifier.ts'
import type { Certainty, WireScan } from './scan-wire.ts'

/** Confidence if the photo matches a sight near its position. */
const LISTED: Readonly<Record<Certainty, number>> = { high: 0.95, medium: 0.75, low: 0.5 }
/** Confidence for a landmark known to the guide, from the photo alone. */
const KNOWN: Readonly<Record<Certainty, number>> = { high: 0.9, medium: 0.7, low: 0.4 }
/** Confidence for a place that only the model knows. */
const UNVERIFIED: Readonly<Record<Certainty, number>> = { high: 0.8, medium: 0.6, low: 0.35 }

/** A photo with a position cannot show anything farther away; a device's position may be unrelated to the photo. */
const FARTHEST_SEEN_KM = 50
const CONTRADICTED = 0.4

export interface ScanBasis {
  readonly position: ScanPosition | undefined
  /** By the keys that the model was given. */
  readonly offered: ReadonlyMap<string, NearSight>
  /** The guide's candidates from the position alone, most likely first. */
  readonly byPosition: readonly LandmarkCandidate[]
}

function knownLandmark(
  name: string,
  certainty: Certainty,
  position: ScanPosition | undefined,
): LocationInfo | undefined {
  const landmark = landmarkNamed(name)
  const candidate = landmark && findLandmarks(landmark).find(({ sight }) => sight.name === landmark.name)
  if (candidate === undefined) return undefined
  const isElsewhere = position?.source === 'photo' && kmBetween(position, candidate.sight) > FARTHEST_SEEN_KM
  const confidence = isElsewhere ? Math.min(CONTRADICTED, KNOWN[certainty]) : KNOWN[certainty]
  return guideInfo({ ...candidate, confidence })
}

function unverifiedPlace(wire: WireScan, position: ScanPosition | undefined): LocationInfo {
  const { name, category, address, certainty, description, keyFeatures, historicalInfo, visitingTips } = wire
  return {
    name,
    category: category === '' ? 'Landmark' : category,
    description,
    confidence: UNVERIFIED[certainty],
    location: { address },
    keyFeatures,
    historicalInfo,
    visitingTips,
    nearbyAttractions: position === undefined ? wire.nearbyAttractions : nearbyAttractions(position, name),
    bestTimeToVisit: wire.bestTimeToVisit,
    verified: false,
  }
}

function listedPlace({ key, name, certainty }: WireScan, { offered }: ScanBasis): LocationInfo | undefined {
  const named = [...offered.values()].find(({ sight }) => nameKey(sight.name) === nameKey(name))
  const near = offered.get(key) ?? named
  return near && guideInfo({ ...near, confidence: LISTED[certainty] })
}

/** The guide's candidates, with less confidence because a model that saw the photo could not tell. */
const guesses = ({ byPosition }: ScanBasis): LocationInfo[] =>
  byPosition.map((candidate) => guideInfo({ ...candidate, confidence: Math.round(candidate.confidence * 50) / 100 }))

function placeOf(wire: WireScan, basis: ScanBasis): LocationInfo | undefined {
  const { verdict, name, certainty } = wire
  if (verdict === 'no landmark') return undefined
  if (verdict === 'unsure') return guesses(basis)[0]
  const known = listedPlace(wire, basis) ?? (name === '' ? undefined : knownLandmark(name, certainty, basis.position))
  if (known !== undefined || name === '') return known
  return unverifiedPlace(wire, basis.position)
}

/** The result to show: the guide's facts if it knows the place, otherwise the model's words, marked as unverified. */
export function validateScan(wire: WireScan, basis: ScanBasis): IdentifiedPlace | undefined {
  const place = placeOf(wire, basis)
  if (place === undefined) return undefined
  return { place, others: guesses(basis).filter(({ name }) => name !== place.name) }
}
