import type { ScanPosition } from '@waymark/contract/scans/scan-calls'

const WITHOUT = 'You can analyze the photo without it.'

/** What to tell about a location that the device did not give, by the code of GeolocationPositionError. */
function locationFault(code: number | undefined): string {
  if (code === 1)
    return `Your location is not shared with this page. Allow it in the settings of your browser. ${WITHOUT}`
  if (code === 3) return `Your location was not found in time. Try again under open sky. ${WITHOUT}`
  return `Your location could not be found. ${WITHOUT}`
}

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
