import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { locationFault } from '../model/location-fault.ts'

const TIMEOUT_MS = 15_000
/** A place of a minute ago is still the place. */
const MAX_AGE_MS = 60_000
const LARGEST_ACCURACY_METERS = 100_000

export class LocationError extends Error {}

/** Where the device is now. The browser asks the person, so that this is for a press of a button alone. */
export function readDevicePosition(): Promise<ScanPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new LocationError(locationFault(undefined)))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          lat: latitude,
          lng: longitude,
          accuracyMeters: Math.min(accuracy, LARGEST_ACCURACY_METERS),
          source: 'device',
        }),
      ({ code }) => reject(new LocationError(locationFault(code))),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}
