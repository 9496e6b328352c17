import type { StandalonePlace } from '@waymark/atlas/place'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { candidatePoolsOf } from '@waymark/planner/candidate-pool'
import { daySettings } from '@waymark/planner/day-setting'
import type { DaySettings, LeftOver, Pools } from '@waymark/planner/fill-in-days'
import { admissionsOf, costsOf, namesIn } from '@waymark/planner/plan-totals'
import type { Stop } from '@waymark/planner/stop'
import { tipsFor } from '@waymark/planner/tips'
import { planningContextOf, type PlanningContext } from '@waymark/planner/planning-context'
import type { TripOpening } from '../port/travel-model.ts'
import { wishLanguage } from './wish-language.ts'

/** The guide's side of a plan by a model: it offers places, validates the answer, and fills in. */
export interface PlanningInputs {
  readonly request: TripPlanRequest
  readonly context: PlanningContext
  /** Candidate places at each base of the trip. */
  readonly pools: Pools
  readonly settings: DaySettings
  /** English name of the language the traveller wrote in; the model answers in it. */
  readonly language: string
  /** Places offered to the model, by short key. */
  readonly offered: ReadonlyMap<string, Stop>
}

/** Limits for excursions offered to the model, to keep the prompt short. */
const OFFERED_OUTINGS = 8
const OFFERED_OF_OUTING = 4

/** Throws UnknownPlaceError if the atlas does not know the destination. */
export function planningInputsOf(
  request: TripPlanRequest,
  morePlaces: readonly StandalonePlace[] = [],
): PlanningInputs {
  const context = planningContextOf(request, morePlaces)
  const pools = candidatePoolsOf(context)
  const stops = [...pools.values()].flatMap(({ places, outings, neighbours }) => [
    ...places,
    ...outings.slice(0, OFFERED_OUTINGS).flatMap((outing) => outing.stops.slice(0, OFFERED_OF_OUTING)),
    ...neighbours,
  ])
  const offered = new Map([...new Set(stops)].map((stop, index) => [`p${index + 1}`, stop]))
  return {
    request,
    context,
    pools,
    settings: daySettings(context),
    language: wishLanguage(request.preferences ?? ''),
    offered,
  }
}

/** Highlights are unknown before the days are, and costs are estimates. */
export const openingOf = ({ context }: PlanningInputs): TripOpening => ({
  place: context.place,
  title: context.title,
  highlights: [],
  tips: tipsFor(context, { namesPlaces: true }),
  costs: costsOf(context, []),
})

/** Maximum total of admissions. A trip that exceeds the budget anyway says so, and is not limited. */
export const admissionsLimit = ({ context }: PlanningInputs): number =>
  context.spending.isOverBudget ? Infinity : context.spending.admissionsCents

/** Candidates not used by the given days; `reserved` are names that later days will use. */
export const leftOverBy = (
  inputs: PlanningInputs,
  days: readonly ItineraryDay[],
  reserved: ReadonlySet<string> = new Set(),
): LeftOver => ({
  taken: new Set([...namesIn(days), ...reserved]),
  admissionsCents: Math.max(0, inputs.context.spending.admissionsCents - admissionsOf(days)),
})
