import { ScanPosition } from '@waymark/contract/scans/scan-calls'

/** The position in EXIF data. Cameras without GPS write nothing, zeros or invalid values. */
export interface NotedPlace {
  readonly latitude?: unknown
  readonly longitude?: unknown
  /** GPSHPositioningError: accuracy in meters. */
  readonly 31?: unknown
}

/** Where the photo was taken according to EXIF; undefined if missing or implausible. */
export function photoPosition(noted: NotedPlace | undefined): ScanPosition | undefined {
  const { latitude: lat, longitude: lng, 31: accuracyMeters } = noted ?? {}
  // Cameras without a GPS fix write 0, 0.
  if (lat === 0 && lng === 0) return undefined
  const position = { lat, lng, source: 'photo' }
  const exact = ScanPosition.safeParse({ ...position, accuracyMeters })
  return exact.success ? exact.data : ScanPosition.safeParse(position).data
}
