import { numberInput, textInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Id, Latitude, Longitude, requiredLine, text } from '../primitives.ts'
import { ImageDataUrl } from './scan-image.ts'
import { LocationInfo, ScanResult } from './scan.ts'
import { AnsweredBy } from '../trips/trip.ts'
import { z } from '../zod.ts'

/** Where the photo was taken, from its EXIF data or the device's location. Not stored. */
export const ScanPosition = z.strictObject({
  lat: Latitude,
  lng: Longitude,
  accuracyMeters: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  source: z.enum(['photo', 'device']),
})
export type ScanPosition = z.infer<typeof ScanPosition>

export const ScanRequest = z.strictObject({ image: ImageDataUrl, position: z.optional(ScanPosition) })
export type ScanRequest = z.infer<typeof ScanRequest>

/** Contains either `locationInfo` or `error`. */
export const ScanAnswer = z.strictObject({
  locationInfo: z.optional(LocationInfo),
  error: z.optional(text(LIMITS.longText)),
  answeredBy: AnsweredBy,
  /** Other candidates, most likely first. */
  candidates: z.optional(z.array(LocationInfo).check(z.maxLength(LIMITS.scanCandidates))),
})
export type ScanAnswer = z.infer<typeof ScanAnswer>

export const NO_LOCATION_FOUND = 'No location information found'

/** A number, or decimal text as some clients send it. */
const sentConfidence = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^[01](\.\d{1,20})?$/)), z.transform(Number))]),
  ScanResult.shape.confidence,
)

/** The request to save a scan. */
export const NewScanResult = z.strictObject({
  locationName: requiredLine(LIMITS.title),
  category: requiredLine(LIMITS.scanCategory),
  description: textInput(LIMITS.longText),
  confidence: sentConfidence,
  locationData: ScanResult.shape.locationData,
  imageData: z.optional(z.nullable(ImageDataUrl)),
})
export type NewScanResult = z.infer<typeof NewScanResult>

/** A saved scan as the API returns it. */
export const ListedScanResult = z.strictObject({
  ...z.omit(ScanResult, { image: true, requestDigest: true }).shape,
  /** URL of the photo, readable by its owner only. */
  imageData: z.nullable(z.string()),
})
export type ListedScanResult = z.infer<typeof ListedScanResult>

/** Serves the photo of a saved scan as JPEG, PNG or WebP. */
export const SCAN_IMAGE_ENDPOINT = '/api/scan-results/:id/image'
export const scanImageAddress = (id: string): string => SCAN_IMAGE_ENDPOINT.replace(':id', encodeURIComponent(id))

export const ScanResultId = z.strictObject({ id: Id })

export const ANALYSIS_FAILED = 'Failed to analyze the image. Please try again or upload a different image.'

export const analyzeScan = defineEndpoint({
  method: 'POST',
  path: '/api/scan-discover/analyze',
  summary: 'Tells which landmark a photo shows. Unknown: an answer with `error` and no `locationInfo`.',
  access: 'signed-in',
  quota: 'scan',
  body: ScanRequest,
  response: ScanAnswer,
})

export const findScanPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/scan-discover/places',
  summary:
    'Places of the atlas by what somebody types of their name, also together with the town, for a photo that was not recognised or wrongly; those around `lat` and `lng` first. Told as after a scan.',
  access: 'signed-in',
  perMinutePerAddress: 240,
  query: z.strictObject({
    name: requiredLine(LIMITS.title),
    lat: z.optional(numberInput({ min: -90, max: 90 })),
    lng: z.optional(numberInput({ min: -180, max: 180 })),
  }),
  response: z.strictObject({ places: z.array(LocationInfo).check(z.maxLength(LIMITS.scanNamed)) }),
})

export const listScanResults = defineEndpoint({
  method: 'GET',
  path: '/api/scan-results',
  summary: 'The discovered places that the signed-in user has kept, the newest first.',
  access: 'signed-in',
  response: z.array(ListedScanResult),
})

export const saveScanResult = defineEndpoint({
  method: 'POST',
  path: '/api/scan-results',
  summary: 'Keeps a discovered place. Of the photo only the picture is stored: what else is in the file is dropped.',
  access: 'signed-in',
  quota: 'discovery',
  body: NewScanResult,
  response: ListedScanResult,
})

export const deleteScanResult = defineEndpoint({
  method: 'DELETE',
  path: '/api/scan-results/:id',
  summary: 'Deletes a discovered place of the signed-in user with its photo, also the photo alone that is left of one.',
  access: 'signed-in',
  params: ScanResultId,
  response: z.strictObject({ message: z.string() }),
})
