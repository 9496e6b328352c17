import { Itinerary } from '@waymark/contract/trips/itinerary'
import { daysBetween } from '@waymark/contract/calendar'
import { checkPlan } from '@waymark/planner/check-plan'
import { judgePlace } from '@waymark/planner/claimed-place'
import { contextAt } from '@waymark/planner/planning-context'
import type { PlanInput } from '@waymark/planner/plan-input'
import { planningInputsOf } from '../../functions/src/ai/planning/planning-inputs.ts'
import { FLAW_NAMES, FLAWS, type FlawName, unmarkedNames } from '../../functions/src/ai/gemini/testing/flawed-plans.ts'
import { planFlawed, type PlannedTrip, type Repairs } from '../../functions/src/ai/gemini/testing/plan-flawed.ts'
import { planRequests } from '../../packages/planner/fixtures/plan-requests.ts'

const REPAIRS = ['well', 'with the same flaw', 'never'] as const satisfies readonly Repairs[]
const MAX_DAYS = 7

/** What became of one kind of flaw. */
export interface FlawFigures {
  readonly flaw: FlawName
  readonly injected: number
  /** Told as a fault of the kind that it is. */
  readonly noticed: number
  /** The finished plan is good, and shows nothing unknown without a mark. */
  readonly good: number
  readonly examples: readonly string[]
}

/** What is wrong with a finished plan, whoever is to blame. */
function wrongWith(request: PlanInput, { opening, closing, days }: PlannedTrip): string[] {
  const itinerary = {
    overview: { highlights: [...closing.highlights] },
    dailyItinerary: [...days],
    tips: [...opening.tips],
    costs: closing.costs,
  }
  const { context, pools } = planningInputsOf(request)
  const invented = unmarkedNames(days).filter(
    (name) =>
      ![...pools].some(
        ([base, pool]) => 'known' in judgePlace({ name, kind: 'day trip' }, contextAt(context, base), pool),
      ),
  )
  return [
    ...checkPlan(request, { place: opening.place, itinerary }).map(({ rule, detail }) => `${rule}: ${detail}`),
    ...(Itinerary.safeParse(itinerary).error?.issues ?? []).map(({ message }) => message),
    ...invented.map((name) => `${name} is unknown and not marked`),
    ...(JSON.stringify(days).match(/https?:|<img/g) ?? []),
  ]
}

async function figuresOf(flaw: FlawName, requests: readonly PlanInput[]): Promise<FlawFigures> {
  const { noticedAs } = FLAWS[flaw]
  const figures = { injected: 0, noticed: 0, good: 0 }
  const examples: string[] = []
  for (const request of requests) {
    for (const repairs of REPAIRS) {
      const trip = await planFlawed(request, flaw, repairs, request.startDate)
      if (!trip) continue
      const isNoticed =
        noticedAs.length === 0 || trip.detected.some(({ rule }) => noticedAs.some((name) => name === rule))
      const wrong = wrongWith(request, trip)
      figures.injected += 1
      if (isNoticed) figures.noticed += 1
      if (wrong.length === 0) figures.good += 1
      if (!isNoticed || wrong.length > 0) {
        const { destination, startDate, endDate } = request
        const why = isNoticed ? wrong.join('; ') : 'not noticed'
        examples.push(`${flaw}: ${destination}, ${startDate} to ${endDate}, repaired ${repairs}: ${why}`)
      }
    }
  }
  return { flaw, ...figures, examples }
}

/** Runs the pipeline of the model on answers with one flaw each, for `count` requests drawn by the seed. */
export async function flawFigures(count: number, seed: string): Promise<FlawFigures[]> {
  const requests = planRequests(count * 3, `flawed plans ${seed}`)
    .filter(({ startDate, endDate }) => daysBetween(startDate, endDate) < MAX_DAYS)
    .slice(0, count)
  const figures: FlawFigures[] = []
  for (const flaw of FLAW_NAMES) figures.push(await figuresOf(flaw, requests))
  return figures
}
