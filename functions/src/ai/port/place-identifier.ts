import type { ScanAnswer, ScanPosition } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo, ScanImageType } from '@waymark/contract/scans/scan'

/** A photo of something that the traveller wants to know. */
export interface ScanQuestion {
  readonly photo: { readonly type: ScanImageType; readonly bytes: Buffer }
  /** Where it was taken, as far as known. */
  readonly position?: ScanPosition | undefined
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

export interface IdentifiedPlace {
  readonly place: LocationInfo
  /** What else it could be, the likeliest first. */
  readonly others: readonly LocationInfo[]
}

/** Identifies the place in a photo: a language model from the picture, or the embedded guide from where it was taken. */
export interface PlaceIdentifier {
  readonly name: ScanAnswer['answeredBy']
  /** Undefined where nobody can tell. */
  identify(question: ScanQuestion): Promise<IdentifiedPlace | undefined>
}
