import type { Point } from '../distance.ts'
import type { Sight } from './sight.ts'
import { type NearSight, sightsNear } from './sights-near.ts'

/** Location where a photo was taken. */
export interface Position extends Point {
  /** Reported by the device; assumed exact if unknown. */
  readonly accuracyMeters?: number
}

export interface LandmarkCandidate {
  readonly sight: Sight
  readonly distanceMeters: number
  /** 0 to 0.6: a position says where somebody stood, not what they photographed. */
  readonly confidence: number
}

/**
 * Highest confidence from a position alone: portraits and menus are photographed there too. Other places of the atlas
 * have less data.
 */
const TRUST = { landmark: 0.6, atlas: 0.4 } as const
/** Prior probability of being photographed, for equal distances. */
const FAME = { landmark: 1, atlas: 0.4 } as const

/** Distance assumed inside a large area, so that a statue nearer than this ranks before the park around it. */
const INSIDE_METERS = 250
/** Beyond the edge of a large thing, distance counts less: a mountain is seen from afar. */
const VIEW_PER_RADIUS = 2
const LARGEST_VIEW_METERS = 10_000
/** At this distance a landmark still has about a third of the weight of one right in front. */
const SPREAD_METERS = 220
const FARTHEST_METERS = 480
/** Probability that the photo shows something the table lacks. */
const UNLISTED = 0.05
const MIN_CONFIDENCE = 0.05
const MOST_CANDIDATES = 5

/** Radius beyond which no landmark is relevant. */
const SEARCH_METERS = 30_000
/** Accuracy of a phone under open sky. */
const EXACT_METERS = 25
/** A less accurate position identifies a town, not a landmark. */
const VAGUE_METERS = 5_000

/**
 * Effective distance: the real one near the centre, at most `INSIDE_METERS` within the area, increasing beyond its
 * edge.
 */
function feltMeters({ sight, distanceMeters }: NearSight): number {
  const beyond = Math.max(0, distanceMeters - sight.radiusMeters)
  const view = Math.min(sight.radiusMeters * VIEW_PER_RADIUS, LARGEST_VIEW_METERS)
  return Math.min(distanceMeters, INSIDE_METERS + (beyond * INSIDE_METERS) / (INSIDE_METERS + view))
}

/** Factor by which an inaccurate position lowers the confidence. */
const sharpness = (radiusMeters: number, blurMeters: number): number =>
  (radiusMeters + SPREAD_METERS) / (radiusMeters + SPREAD_METERS + blurMeters)

/**
 * Landmarks at or near a position, the most likely first; empty if there are none. Confidence rises with proximity and
 * falls with the number of alternatives.
 */
export function findLandmarks(position: Position): LandmarkCandidate[] {
  const accuracy = position.accuracyMeters ?? 0
  if (accuracy > VAGUE_METERS) return []
  const blurMeters = Math.max(0, accuracy - EXACT_METERS)
  const near = sightsNear(position, SEARCH_METERS)
    .map((found) => ({ ...found, felt: feltMeters(found) }))
    .filter(({ felt }) => felt <= FARTHEST_METERS + blurMeters)
    .map((found) => {
      const nearness = Math.exp(-((found.felt / (SPREAD_METERS + blurMeters)) ** 2))
      return { ...found, weight: FAME[found.sight.source] * nearness }
    })
  const total = near.reduce((sum, { weight }) => sum + weight, UNLISTED)
  return near
    .map(({ sight, distanceMeters, weight }) => ({
      sight,
      distanceMeters: Math.round(distanceMeters),
      confidence: (TRUST[sight.source] * sharpness(sight.radiusMeters, blurMeters) * weight) / total,
    }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence || a.sight.radiusMeters - b.sight.radiusMeters)
    .slice(0, MOST_CANDIDATES)
    .map((candidate) => ({ ...candidate, confidence: Math.round(candidate.confidence * 100) / 100 }))
}
