import type { ScanPosition } from '@waymark/contract/scans/scan-calls'

const WITHOUT = 'You can analyze the photo without it.'

/** The message for a missing location, by the code of GeolocationPositionError. */
function locationFault(code: number | undefined): string {
  if (code === 1)
    return `Your location is not shared with this page. Allow it in the settings of your browser. ${WITHOUT}`
  if (code === 3) return `Your location was not found in time. Try again under open sky. ${WITHOUT}`
  return `Your location could not be found. ${WITHOUT}`
}

const TIMEOUT_MS = 15_000
/** Accept a cached position of this age. */
const MAX_AGE_MS = 60_000
const LARGEST_ACCURACY_METERS = 100_000

export class LocationError extends Error {}

/** The device's position. The browser asks for permission, so call it in a click handler. */
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
