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

/** What the guide knows of a trip that the model plans: it offers places, judges the answer, and fills in. */
export interface PlanningInputs {
  readonly request: TripPlanRequest
  readonly context: PlanningContext
  /** What there is at each base of the trip. */
  readonly pools: Pools
  readonly settings: DaySettings
  /** In which the traveller has written, by its English name: the words of the model are to be in it. */
  readonly language: string
  /** Places that the model is offered, by the short key that it answers with. */
  readonly offered: ReadonlyMap<string, Stop>
}

/** Days out that the model is offered, and places of each: more would only make the question longer. */
const OFFERED_OUTINGS = 8
const OFFERED_OF_OUTING = 4

/** Throws UnknownPlaceError when the atlas does not know the destination. */
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
