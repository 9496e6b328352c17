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

/** Where the photo and the place agree. */
const LISTED: Readonly<Record<Certainty, number>> = { high: 0.95, medium: 0.75, low: 0.5 }
/** A landmark that the guide knows, by the photo alone. */
const KNOWN: Readonly<Record<Certainty, number>> = { high: 0.9, medium: 0.7, low: 0.4 }
/** Nobody but the model says so. */
const UNVERIFIED: Readonly<Record<Certainty, number>> = { high: 0.8, medium: 0.6, low: 0.35 }

/** A photo that knows its place does not show what stands farther away; a device may be far from where a photo was taken. */
const FARTHEST_SEEN_KM = 50
const CONTRADICTED = 0.4

export interface ScanBasis {
  readonly position: ScanPosition | undefined
  /** By their keys. */
  readonly offered: ReadonlyMap<string, NearSight>
  /** What the guide takes it for by the position alone, the likeliest first. */
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

/** The guide's own guess, for what it is worth when a model that looked at the photo could not tell. */
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

/** What to show of the model's answer: facts of the guide where it knows the place, the model's words with a mark otherwise. */
export function validateScan(wire: WireScan, basis: ScanBasis): IdentifiedPlace | undefined {
  const place = placeOf(wire, basis)
  if (place === undefined) return undefined
  return { place, others: guesses(basis).filter(({ name }) => name !== place.name) }
}
