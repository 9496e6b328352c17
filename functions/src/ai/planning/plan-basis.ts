import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import type { DayContext } from '@waymark/planner/assemble-day'
import { dayContext } from '@waymark/planner/day-context'
import type { LeftOver } from '@waymark/planner/fill-in-days'
import { admissionsOf, costsOf, namesIn } from '@waymark/planner/plan-totals'
import type { Stop } from '@waymark/planner/stop'
import { tipsFor } from '@waymark/planner/tips'
import { groundOf, type TripGround } from '@waymark/planner/trip-ground'
import { supplyOf, type TripSupply } from '@waymark/planner/trip-supply'
import type { TripOpening } from '../port/travel-model.ts'

/** What the guide knows of a trip that the model plans: it offers places, judges the answer, and fills in. */
export interface PlanBasis {
  readonly request: TripPlanRequest
  readonly ground: TripGround
  readonly supply: TripSupply
  readonly context: DayContext
  /** Places that the model is offered, by the short key that it answers with. */
  readonly offered: ReadonlyMap<string, Stop>
}

/** Throws UnknownPlaceError when the atlas does not know the destination. */
export function basisOf(request: TripPlanRequest): PlanBasis {
  const ground = groundOf(request)
  const supply = supplyOf(ground)
  const offered = new Map([...supply.places, ...supply.neighbours].map((stop, index) => [`p${index + 1}`, stop]))
  return { request, ground, supply, context: dayContext(ground), offered }
}

/** Highlights are not known before the days are, and what they cost only roughly. */
export const openingOf = ({ ground }: PlanBasis): TripOpening => ({
  place: ground.place,
  title: ground.title,
  highlights: [],
  tips: tipsFor(ground, true),
  costs: costsOf(ground, []),
})

/** What may be spent on admissions. A trip that is above its budget anyway says so, and is not held to it. */
export const admissionsLimit = ({ ground }: PlanBasis): number =>
  ground.spending.isOverBudget ? Infinity : ground.spending.admissionsCents

/** What days leave over for the others; `reserved` are names that others will need. */
export const leftOverBy = (
  basis: PlanBasis,
  days: readonly ItineraryDay[],
  reserved: ReadonlySet<string> = new Set(),
): LeftOver => ({
  taken: new Set([...namesIn(days), ...reserved]),
  admissionsCents: Math.max(0, basis.ground.spending.admissionsCents - admissionsOf(days)),
})
