import { hasEasyWays } from './access.ts'
import { isForChildren } from './companions.ts'
import { isOfMeatOrFish } from './diet.ts'
import type { Stop } from './stop.ts'
import type { Wishes } from './wishes.ts'

/** Whether those who travel can do it and want it, whatever the style: children, weak knees, what they eat and avoid. */
export function suitsTravellers(stop: Stop, wishes: Wishes): boolean {
  const { place, activity, about } = stop
  const avoided: ReadonlySet<string> = wishes.avoided
  if (avoided.has(place.kind) || wishes.avoidedNames?.test(`${place.name} ${activity}`)) return false
  if (wishes.withChildren && !isForChildren(stop)) return false
  if (wishes.needsEasyWays && !hasEasyWays(stop)) return false
  const eatsNoMeat = wishes.diet === 'Vegetarian' || wishes.diet === 'Vegan'
  return !(eatsNoMeat && place.kind === 'food' && isOfMeatOrFish(`${place.name} ${activity} ${about}`))
}
