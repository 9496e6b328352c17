import type { ScanAnswer, ScanPosition } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo, ScanImageType } from '@waymark/contract/scans/scan'

/** A photo to recognise. */
export interface ScanQuestion {
  readonly photo: { readonly type: ScanImageType; readonly bytes: Buffer }
  /** Where it was taken, if known. */
  readonly position?: ScanPosition | undefined
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
}

export interface IdentifiedPlace {
  readonly place: LocationInfo
  /** Other candidates, most likely first. */
  readonly others: readonly LocationInfo[]
}

/** Recognises the place in a photo: a language model by the picture, the guide by its position. */
export interface PlaceIdentifier {
  readonly name: ScanAnswer['answeredBy']
  /** Undefined if nothing was recognised. */
  identify(question: ScanQuestion): Promise<IdentifiedPlace | undefined>
}
