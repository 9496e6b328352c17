import { ScanPosition } from '@waymark/contract/scans/scan-calls'

/** What a camera notes of a place. Cameras without one write nothing, zeros or nonsense. */
export interface NotedPlace {
  readonly latitude?: unknown
  readonly longitude?: unknown
  /** GPSHPositioningError: within how many meters. */
  readonly 31?: unknown
}

/** Where the photo says it was taken; undefined where it does not say so credibly. */
export function photoPosition(noted: NotedPlace | undefined): ScanPosition | undefined {
  const { latitude: lat, longitude: lng, 31: accuracyMeters } = noted ?? {}
  // Cameras that found no satellite note this spot in the Gulf of Guinea.
  if (lat === 0 && lng === 0) return undefined
  const position = { lat, lng, source: 'photo' }
  const exact = ScanPosition.safeParse({ ...position, accuracyMeters })
  return exact.success ? exact.data : ScanPosition.safeParse(position).data
}
