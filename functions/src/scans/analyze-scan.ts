import { LIMITS } from '@waymark/contract/limits'
import {
  ANALYSIS_FAILED,
  NO_LOCATION_FOUND,
  type ScanAnswer,
  type ScanRequest,
} from '@waymark/contract/scans/scan-calls'
import { guidePlaceIdentifier } from '../ai/guide/identify-place.ts'
import { placeIdentifier } from '../ai/port/models.ts'
import type { IdentifiedPlace, PlaceIdentifier, ScanQuestion } from '../ai/port/place-identifier.ts'
import { AppError, failingWith } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import type { HandlerOf } from '../handler.ts'
import { sentPicture } from '../pictures/sent-picture.ts'

interface Identified {
  readonly answer: IdentifiedPlace | undefined
  readonly answeredBy: ScanAnswer['answeredBy']
}

/**
 * Falls back to the guide if the model fails. If the guide knows nothing either, the model's failure is reported rather
 * than 'nothing found'.
 */
async function identify(identifier: PlaceIdentifier, question: ScanQuestion): Promise<Identified> {
  try {
    return { answer: await identifier.identify(question), answeredBy: identifier.name }
  } catch (error) {
    const answer = question.signal.aborted ? undefined : await guidePlaceIdentifier.identify(question)
    if (answer === undefined)
      throw new AppError('unavailable', 'the model failed', { message: ANALYSIS_FAILED, cause: error })
    log('WARNING', 'The guide answers for a model that failed', errorDetail(error))
    return { answer, answeredBy: guidePlaceIdentifier.name }
  }
}

/** Recognises the landmark in a photo. Neither photo nor position is stored. */
export const placeInPicture = (
  { image, position }: ScanRequest,
  identifier: PlaceIdentifier,
  signal: AbortSignal,
): Promise<ScanAnswer> =>
  failingWith(ANALYSIS_FAILED, async () => {
    const question = { photo: sentPicture(image, 'image'), position, signal }
    const { answer, answeredBy } = await identify(identifier, question)
    if (answer === undefined) return { error: NO_LOCATION_FOUND, answeredBy }
    const candidates = answer.others.slice(0, LIMITS.scanCandidates)
    return { locationInfo: answer.place, answeredBy, ...(candidates.length > 0 && { candidates }) }
  })

export const analyzeScan: HandlerOf<'analyzeScan'> = async ({ body }, { signal }) =>
  placeInPicture(body, await placeIdentifier(), signal)
