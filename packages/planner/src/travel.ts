import { kmBetween, type Point } from '@waymark/atlas/distance'

/** Ratio of street distance to straight line. */
const DETOUR = 1.3
const WALKED_KM = 1.2

export interface Leg {
  readonly km: number
  readonly minutes: number
  readonly isWalked: boolean
}

const COUNTRY_KM = 60

/** The way between two points: on foot up to 1.2 km, then by local transport or taxi, beyond 15 km by road or train. */
export function legBetween(from: Point, to: Point): Leg {
  const km = kmBetween(from, to) * DETOUR
  if (km <= WALKED_KM) return { km, minutes: Math.ceil((km / 4.5) * 60), isWalked: true }
  if (km <= 15) return { km, minutes: Math.ceil(8 + (km / 18) * 60), isWalked: false }
  // Long distances are by motorway or fast train.
  const hours = Math.min(km, COUNTRY_KM) / 50 + Math.max(0, km - COUNTRY_KM) / 85
  return { km, minutes: Math.ceil(20 + hours * 60), isWalked: false }
}
