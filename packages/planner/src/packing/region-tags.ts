import health from '../../../../data/health.json' with { type: 'json' }
import { addDays, daysBetween } from '@waymark/contract/calendar'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { Tag } from './packing-rule.ts'

/** Radius around towns and sights above 2,400 m. The city table has no altitudes. */
const HIGH_KM = 25

const MALARIA: ReadonlySet<string> = new Set(health.malaria)
const YELLOW_FEVER: ReadonlySet<string> = new Set(health.yellowFever)

const RADIANS = Math.PI / 180
/** Altitude of the sun's centre at sunrise, including refraction. */
const HORIZON = -0.833

/** The sun's altitude at noon and midnight, in degrees. */
function sunAt(lat: number, day: string): { readonly noon: number; readonly midnight: number } {
  const ofYear = daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1
  const declination = -23.44 * Math.cos((360 / 365.24) * (ofYear + 10) * RADIANS)
  return { noon: 90 - Math.abs(lat - declination), midnight: Math.abs(lat + declination) - 90 }
}

function sunTags({ lat }: Point, startDate: string, endDate: string): Tag[] {
  const days = daysBetween(startDate, endDate)
  const step = Math.max(1, Math.floor(days / 30))
  const tags = new Set<Tag>()
  for (let at = 0; at <= days; at += step) {
    const { noon, midnight } = sunAt(lat, addDays(startDate, at))
    if (midnight > HORIZON) tags.add('polarDay')
    if (noon < HORIZON) tags.add('polarNight')
  }
  return [...tags]
}

/** Tags that depend on the place, regardless of the weather. */
export function regionTags(place: Point & { readonly countryCode: string }, startDate: string, endDate: string): Tag[] {
  const isHigh = health.highUp.some((point) => kmBetween(place, point) <= HIGH_KM)
  return [
    ...(isHigh ? (['highAltitude', 'highTown'] as const) : []),
    ...(MALARIA.has(place.countryCode) ? (['malaria'] as const) : []),
    ...(YELLOW_FEVER.has(place.countryCode) ? (['yellowFever'] as const) : []),
    ...sunTags(place, startDate, endDate),
  ]
}
