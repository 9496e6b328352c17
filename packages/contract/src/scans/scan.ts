import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** Types that all browsers and models can read. */
export const SCAN_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ScanImageType = (typeof SCAN_IMAGE_TYPES)[number]

const facts = z.array(requiredText(LIMITS.scanFact)).check(z.maxLength(LIMITS.scanFacts))

/** Description of a landmark. */
export const LocationData = z.strictObject({
  keyFeatures: facts,
  location: z.strictObject({ address: text(LIMITS.place) }),
  historicalInfo: text(LIMITS.longText),
  visitingTips: facts,
  nearbyAttractions: facts,
  bestTimeToVisit: text(LIMITS.scanFact),
  /** False if only a language model vouches for it; screens mark it. */
  verified: z.optional(z.boolean()),
})
export type LocationData = z.infer<typeof LocationData>

/** 0 to 1. */
const Confidence = z.number().check(z.gte(0), z.lte(1))

/** The result of recognising a photo. */
export const LocationInfo = z.strictObject({
  name: requiredText(LIMITS.title),
  category: requiredText(LIMITS.scanCategory),
  description: text(LIMITS.longText),
  confidence: Confidence,
  ...LocationData.shape,
})
export type LocationInfo = z.infer<typeof LocationInfo>

/** `scanResults/{id}`: a recognised landmark that the traveller saved. */
export const ScanResult = z.strictObject({
  id: Id,
  userId: Uid,
  locationName: requiredText(LIMITS.title),
  category: requiredText(LIMITS.scanCategory),
  description: text(LIMITS.longText),
  /** Has two decimals. */
  confidence: Confidence,
  locationData: LocationData,
  /** The photo in Cloud Storage; null if saved without one. */
  image: z.nullable(
    z.strictObject({ path: requiredText(LIMITS.url), contentType: openEnum(SCAN_IMAGE_TYPES, 'image/jpeg') }),
  ),
  /** Digest of the Idempotency-Key of the creating call. A retry finds its result by it. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
})
export type ScanResult = z.infer<typeof ScanResult>
export const scanResultConverter = docConverter<ScanResult>(ScanResult)
