import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import type { DaySetting } from '@waymark/planner/assemble-day'
import { daySetting } from '@waymark/planner/day-setting'
import type { LeftOver } from '@waymark/planner/fill-in-days'
import { admissionsOf, costsOf, namesIn } from '@waymark/planner/plan-totals'
import type { Stop } from '@waymark/planner/stop'
import { tipsFor } from '@waymark/planner/tips'
import { planningContextOf, type PlanningContext } from '@waymark/planner/planning-context'
import { candidatePoolOf, type CandidatePool } from '@waymark/planner/candidate-pool'
import type { TripOpening } from '../port/travel-model.ts'

/** What the guide knows of a trip that the model plans: it offers places, judges the answer, and fills in. */
export interface PlanningInputs {
  readonly request: TripPlanRequest
  readonly context: PlanningContext
  readonly pool: CandidatePool
  readonly setting: DaySetting
  /** Places that the model is offered, by the short key that it answers with. */
  readonly offered: ReadonlyMap<string, Stop>
}

/** Throws UnknownPlaceError when the atlas does not know the destination. */
export function planningInputsOf(request: TripPlanRequest): PlanningInputs {
  const context = planningContextOf(request)
  const pool = candidatePoolOf(context)
  const offered = new Map([...pool.places, ...pool.neighbours].map((stop, index) => [`p${index + 1}`, stop]))
  return { request, context, pool, setting: daySetting(context), offered }
}

/** Highlights are not known before the days are, and what they cost only roughly. */
export const openingOf = ({ context }: PlanningInputs): TripOpening => ({
  place: context.place,
  title: context.title,
  highlights: [],
  tips: tipsFor(context, true),
  costs: costsOf(context, []),
})

/** What may be spent on admissions. A trip that is above its budget anyway says so, and is not held to it. */
export const admissionsLimit = ({ context }: PlanningInputs): number =>
  context.spending.isOverBudget ? Infinity : context.spending.admissionsCents

/** What days leave over for the others; `reserved` are names that others will need. */
export const leftOverBy = (
  inputs: PlanningInputs,
  days: readonly ItineraryDay[],
  reserved: ReadonlySet<string> = new Set(),
): LeftOver => ({
  taken: new Set([...namesIn(days), ...reserved]),
  admissionsCents: Math.max(0, inputs.context.spending.admissionsCents - admissionsOf(days)),
})
