const WITHOUT = 'You can analyze the photo without it.'

/** What to tell about a location that the device did not give, by the code of GeolocationPositionError. */
export function locationFault(code: number | undefined): string {
  if (code === 1)
    return `Your location is not shared with this page. Allow it in the settings of your browser. ${WITHOUT}`
  if (code === 3) return `Your location was not found in time. Try again under open sky. ${WITHOUT}`
  return `Your location could not be found. ${WITHOUT}`
}
