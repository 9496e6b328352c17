import type { GoalSight } from '@waymark/atlas/find-goal'
import type { AtlasPlace } from '@waymark/atlas/place'
import { lineFor } from './atlas-stops.ts'
import type { Prices } from './country-prices.ts'
import { plannableSight } from './standalone-place.ts'
import { suitsTravellers } from './suits-travellers.ts'
import type { Wishes } from './wishes.ts'

/** The requested sight as a place; undefined if it does not suit the travellers, who then do not visit it. */
export function suitedSight(sight: GoalSight, prices: Prices, wishes: Wishes): AtlasPlace | undefined {
  const place = plannableSight(sight, prices)
  const { about, suitedFor } = place
  return suitsTravellers({ place, activity: lineFor(place), about, suitedFor }, wishes) ? place : undefined
}
