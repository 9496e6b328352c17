import type { Point } from '@waymark/atlas/distance'

/** The northern geomagnetic pole of 2025 (International Geomagnetic Reference Field). */
const POLE = { lat: 80.8, lng: -72.8 } as const
/** From this geomagnetic latitude on, northern lights occur on most clear dark nights: Tromsø, Reykjavík, Fairbanks. */
const OVAL = 62

/** Name of the evening's stop. */
export const NORTHERN_LIGHTS = 'the northern lights'

const RADIANS = Math.PI / 180

/** Whether northern lights are common at a place when its nights are dark. */
export function hasNorthernLights({ lat, lng }: Point): boolean {
  const sine =
    Math.sin(lat * RADIANS) * Math.sin(POLE.lat * RADIANS) +
    Math.cos(lat * RADIANS) * Math.cos(POLE.lat * RADIANS) * Math.cos((lng - POLE.lng) * RADIANS)
  return Math.asin(sine) / RADIANS >= OVAL
}

/** Advice on northern lights for place and dates. */
export function northernLightsTip(name: string, place: Point, hasDarkNight: boolean): string {
  if (!hasNorthernLights(place)) {
    return `Northern lights: ${name} lies too far south to count on them; Tromsø, Rovaniemi, Reykjavík, Fairbanks and Yellowknife do not.`
  }
  return hasDarkNight
    ? 'Northern lights: they need a clear dark sky and luck, so keep every evening open, read the forecasts of clouds and aurora, and leave the lamps behind.'
    : `Northern lights: the nights in ${name} are too light for them on your dates; come between late September and March.`
}
