import { GOALS, type Goal, judgePlan } from '../../packages/planner/fixtures/plan-quality/judge-plan.ts'
import { localMeals } from '../../packages/planner/fixtures/plan-quality/check-meals.ts'
import { type Visit, visitsOf } from '../../packages/planner/fixtures/plan-quality/visits.ts'
import { planRequests } from '../../packages/planner/fixtures/plan-requests.ts'
import type { Budget, TravelStyle } from '@waymark/contract/trips/trip'
import type { PlanInput } from '@waymark/planner/plan-input'
import { planTrip } from '@waymark/planner/plan-trip'
import { busyMs } from './measure.ts'

/** What is kept of one plan. */
export interface PlanFigures {
  readonly request: PlanInput
  readonly isDescribed: boolean
  readonly days: number
  readonly visits: readonly Visit[]
  readonly faults: Readonly<Record<Goal, readonly string[]>>
  readonly routes: readonly { readonly inTime: number; readonly free: number }[]
  readonly localMeals: number
  readonly totalCents: number
  readonly isOverBudget: boolean
  readonly budget: Budget
  readonly style: TravelStyle
  /** Time on the processor. */
  readonly ms: number
}

function figuresOf(request: PlanInput): PlanFigures {
  const start = busyMs()
  const plan = planTrip(request)
  const ms = busyMs() - start
  const { destination, faults, routes } = judgePlan(request, plan)
  const days = plan.itinerary.dailyItinerary
  return {
    request,
    isDescribed: destination !== undefined,
    days: days.length,
    visits: days.flatMap(visitsOf),
    faults,
    routes,
    localMeals: destination ? localMeals(days, destination) : 0,
    totalCents: plan.itinerary.costs?.totalCents ?? 0,
    isOverBudget: plan.itinerary.costs?.overBudget ?? false,
    budget: request.budget,
    style: request.travelStyle,
    ms,
  }
}

export const planFigures = (count: number, seed: string): PlanFigures[] =>
  planRequests(count, `plan quality ${seed}`).map(figuresOf)

export const GOAL_NAMES = Object.keys(GOALS) as Goal[]
