import { kmBetween, type Point } from '@waymark/atlas/distance'

/** Streets are longer than the straight line. */
const DETOUR = 1.3
const WALKED_KM = 1.2

export interface Leg {
  readonly km: number
  readonly minutes: number
  readonly isWalked: boolean
}

/** The way between two points: on foot up to 1.2 km, then by local transport or taxi, above 15 km by road or train. */
export function legBetween(from: Point, to: Point): Leg {
  const km = kmBetween(from, to) * DETOUR
  if (km <= WALKED_KM) return { km, minutes: Math.ceil((km / 4.5) * 60), isWalked: true }
  if (km <= 15) return { km, minutes: Math.ceil(8 + (km / 18) * 60), isWalked: false }
  return { km, minutes: Math.ceil(20 + (km / 50) * 60), isWalked: false }
}
