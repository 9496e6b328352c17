import { NO_LOCATION_FOUND, type ScanAnswer, type ScanRequest } from '@waymark/contract/scan-calls'
import { LIMITS } from '@waymark/contract/limits'
import type { PlaceIdentifier } from '../ai/place-identifier.ts'
import { failingWith } from './failing-with.ts'
import { sentPicture } from './pictures/sent-picture.ts'

export const ANALYSIS_FAILED = 'Failed to analyze the image. Please try again or upload a different image.'

/** Tells which landmark a photo shows. Nothing of the photo or the position is kept. */
export const analyzeScan = (
  { image, position }: ScanRequest,
  identifier: PlaceIdentifier,
  signal: AbortSignal,
): Promise<ScanAnswer> =>
  failingWith(ANALYSIS_FAILED, async () => {
    const answer = await identifier.identify({ photo: sentPicture(image, 'image'), position, signal })
    if (answer === undefined) return { error: NO_LOCATION_FOUND, answeredBy: identifier.name }
    const candidates = answer.others.slice(0, LIMITS.scanCandidates)
    return { locationInfo: answer.place, answeredBy: identifier.name, ...(candidates.length > 0 && { candidates }) }
  })
