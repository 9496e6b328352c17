import type { Point } from '@waymark/atlas/distance'
import { offsetMinutes } from './time-difference.ts'

/** Sunrise and sunset in minutes after midnight, local time. */
export interface SunTimes {
  /** `always day` during the midnight sun, `always night` during the polar night. */
  readonly light: 'day and night' | 'always day' | 'always night'
  readonly sunrise: number
  readonly sunset: number
  /** Nautical dusk, when stars become visible. Exceeds 1440 after midnight; undefined in light nights. */
  readonly dark: number | undefined
}

const RADIANS = Math.PI / 180
const MINUTES_PER_DEGREE = 4
/**
 * Altitudes of the sun's centre in degrees: at sunrise and sunset with refraction, and at the end of nautical twilight.
 */
const HORIZON = -0.833
const NAUTICAL_DUSK = -12

/** Day of the year from 0, at noon. */
const dayOfYear = (date: string): number =>
  Math.round((Date.parse(`${date}T12:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T12:00:00Z`)) / 86_400_000)

/**
 * Sunrise, sunset and dusk to a few minutes (NOAA Global Monitoring Laboratory, ‘General Solar Position Calculations’:
 * Fourier series of Spencer 1971 for declination and equation of time).
 */
export function sunTimes({ lat, lng }: Point, date: string, timeZone: string): SunTimes {
  const year = (2 * Math.PI * dayOfYear(date)) / 365
  const equation =
    229.18 *
    (0.000075 + 0.001868 * Math.cos(year) - 0.032077 * Math.sin(year) - 0.014615 * Math.cos(2 * year) - 0.040849 * Math.sin(2 * year)) // prettier-ignore
  const declination =
    0.006918 - 0.399912 * Math.cos(year) + 0.070257 * Math.sin(year) - 0.006758 * Math.cos(2 * year) + 0.000907 * Math.sin(2 * year) - 0.002697 * Math.cos(3 * year) + 0.00148 * Math.sin(3 * year) // prettier-ignore
  const byClock = 720 - MINUTES_PER_DEGREE * lng - equation + offsetMinutes(timeZone, date)
  // Near the date line, clocks may be a day apart from the sun.
  const noon = ((byClock % 1440) + 1440) % 1440
  const cosHourAngle = (altitude: number): number =>
    (Math.sin(altitude * RADIANS) - Math.sin(lat * RADIANS) * Math.sin(declination)) /
    (Math.cos(lat * RADIANS) * Math.cos(declination))
  const minutesFromNoon = (cosine: number): number => (Math.acos(cosine) / RADIANS) * MINUTES_PER_DEGREE
  const [horizon, dusk] = [cosHourAngle(HORIZON), cosHourAngle(NAUTICAL_DUSK)]
  const half = horizon < -1 ? 720 : horizon > 1 ? 0 : minutesFromNoon(horizon)
  return {
    light: horizon < -1 ? 'always day' : horizon > 1 ? 'always night' : 'day and night',
    sunrise: Math.round(noon - half),
    sunset: Math.round(noon + half),
    dark: dusk < -1 ? undefined : Math.round(noon + (dusk > 1 ? 0 : minutesFromNoon(dusk))),
  }
}

/** Light that a visit requires: to see the sunset, darkness after it, stars, or the way. */
export type Light = 'sunset' | 'night' | 'stars' | 'daylight'

const LIGHTS: readonly (readonly [Light, RegExp])[] = [
  ['stars', /\b(?:stargaz\w*|starry|stars (?:above|over|at night)|milky way|northern lights|aurora|planetarium sky|see the stars|look at the stars)\b/i],
  ['sunset', /\b(?:sunsets?|sundown|sun (?:go|goes|going) down|sun sets?)\b/i],
  ['night', /\b(?:by night|at night|after dark|blue hour|illuminated|lit (?:up|centre)|night (?:drives?|safaris?|tours?|walks?|dives?|lights|view|skyline))\b/i],
] // prettier-ignore

/** Kinds of places where little can be seen after sunset, and words for what can be seen there in the dark. */
const WITHOUT_LAMPS: ReadonlySet<string> = new Set(['garden', 'nature', 'park', 'ruins'])
const SEEN_IN_THE_DARK =
  /\b(?:nights?|dusk|dark|evenings?|lights?|lit|floodlit|glow\w*|firefl(?:y|ies)|fires?|burn\w*|lava|sunsets?|sun sets?|stars|hot|warm|baths?|springs?|promenade|concerts?|teahouses?|town|river walk)\b/i

/** Whether a visit needs daylight, by the kind of the place and the text about it. */
export const needsDaylight = (kind: string, text: string): boolean =>
  WITHOUT_LAMPS.has(kind) && !SEEN_IN_THE_DARK.test(text)

/** The light that a text promises; undefined if none. */
export const lightIn = (text: string): Light | undefined => LIGHTS.find(([, words]) => words.test(text))?.[0]

/** A visit may end this long before the sunset that it is for; lamps are lit this long after it. */
const TWILIGHT_MINUTES = 15
const STARS_UNTIL = 4 * 60

/** Whether the light occurs between two times of a day. */
export function hasLight(light: Light, { light: day, sunset, dark }: SunTimes, begins: number, ends: number): boolean {
  if (light === 'daylight') return day !== 'day and night' || (begins + ends) / 2 <= sunset
  if (light === 'sunset') return day === 'day and night' && begins <= sunset && ends >= sunset - TWILIGHT_MINUTES
  if (light === 'night') return day !== 'always day' && (day === 'always night' || ends >= sunset + TWILIGHT_MINUTES)
  return dark !== undefined && ends > dark && begins <= dark + STARS_UNTIL
}

/** The first time at which a visit of this duration has the light; undefined if there is none that day. */
export function lightFrom(light: Light, sun: SunTimes, minutes: number): number | undefined {
  if (light === 'daylight') return 0
  if (light === 'sunset') return sun.light === 'day and night' ? sun.sunset - Math.round(minutes * 0.6) : undefined
  if (light === 'night') return sun.light === 'always day' ? undefined : sun.sunset + TWILIGHT_MINUTES
  return sun.dark
}
