import type { Point } from '../distance.ts'
import type { Sight } from './sight.ts'
import { type NearSight, sightsNear } from './sights-near.ts'

/** Where a photo was taken. */
export interface Position extends Point {
  /** As a device tells it; taken as exact where it is not known. */
  readonly accuracyMeters?: number
}

export interface LandmarkCandidate {
  readonly sight: Sight
  readonly distanceMeters: number
  /** 0 to 0.6: a position tells where one stood, not what one looked at. */
  readonly confidence: number
}

/**
 * The best that a position alone can give: a portrait or a menu is photographed there, too. The atlas tells less of its
 * places.
 */
const TRUST = { landmark: 0.6, atlas: 0.4 } as const
/** How often a photo shows one rather than the other when both are equally near. */
const FAME = { landmark: 1, atlas: 0.4 } as const

/** Whoever is inside a large area is at most this far from it, so that a statue nearer than this comes before the park around it. */
const INSIDE_METERS = 250
/** Beyond the edge of a large thing the distance counts less: one sees a mountain from afar. */
const VIEW_PER_RADIUS = 2
const LARGEST_VIEW_METERS = 10_000
/** At this distance a landmark still counts for a good third of one that stands before the camera. */
const SPREAD_METERS = 220
const FARTHEST_METERS = 480
/** How likely it is that the photo shows something the table lacks. */
const UNLISTED = 0.05
const MIN_CONFIDENCE = 0.05
const MOST_CANDIDATES = 5

/** No landmark with its surroundings reaches farther. */
const SEARCH_METERS = 30_000
/** A phone under open sky is this exact. */
const EXACT_METERS = 25
/** A position that may be off by more tells a town, not a landmark. */
const VAGUE_METERS = 5_000

/** The distance as it feels: the real one near the centre, `INSIDE_METERS` within the area, more beyond its edge. */
function feltMeters({ sight, distanceMeters }: NearSight): number {
  const beyond = Math.max(0, distanceMeters - sight.radiusMeters)
  const view = Math.min(sight.radiusMeters * VIEW_PER_RADIUS, LARGEST_VIEW_METERS)
  return Math.min(distanceMeters, INSIDE_METERS + (beyond * INSIDE_METERS) / (INSIDE_METERS + view))
}

/** How much less is known when the position may be off by more than the thing is large. */
const sharpness = (radiusMeters: number, blurMeters: number): number =>
  (radiusMeters + SPREAD_METERS) / (radiusMeters + SPREAD_METERS + blurMeters)

/**
 * What stands at or near a position, best first; empty when nothing does. A candidate is the surer the nearer it is and the
 * fewer rivals are about.
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
