import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** What a photo may be: pictures that every browser and every model reads. */
export const SCAN_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ScanImageType = (typeof SCAN_IMAGE_TYPES)[number]

const facts = z.array(requiredText(LIMITS.scanFact)).check(z.maxLength(LIMITS.scanFacts))

/** The description of a landmark. */
export const LocationData = z.strictObject({
  keyFeatures: facts,
  location: z.strictObject({ address: text(LIMITS.place) }),
  historicalInfo: text(LIMITS.longText),
  visitingTips: facts,
  nearbyAttractions: facts,
  bestTimeToVisit: text(LIMITS.scanFact),
  /** False where only a language model says so: the screens mark it. */
  verified: z.optional(z.boolean()),
})
export type LocationData = z.infer<typeof LocationData>

/** 0 to 1. */
const Confidence = z.number().check(z.gte(0), z.lte(1))

/** What a photo was found to show. */
export const LocationInfo = z.strictObject({
  name: requiredText(LIMITS.title),
  category: requiredText(LIMITS.scanCategory),
  description: text(LIMITS.longText),
  confidence: Confidence,
  ...LocationData.shape,
})
export type LocationInfo = z.infer<typeof LocationInfo>

/** `scanResults/{id}`: a landmark that the traveller identified and kept. */
export const ScanResult = z.strictObject({
  id: Id,
  userId: Uid,
  locationName: requiredText(LIMITS.title),
  category: requiredText(LIMITS.scanCategory),
  description: text(LIMITS.longText),
  /** Two decimals. */
  confidence: Confidence,
  locationData: LocationData,
  /** The photo in Cloud Storage; null for a result that was kept without one. */
  image: z.nullable(
    z.strictObject({ path: requiredText(LIMITS.url), contentType: openEnum(SCAN_IMAGE_TYPES, 'image/jpeg') }),
  ),
  /** Of the call that made it, when it had an Idempotency-Key: a retry finds its result again. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
})
export type ScanResult = z.infer<typeof ScanResult>
export const scanResultConverter = docConverter<ScanResult>(ScanResult)
