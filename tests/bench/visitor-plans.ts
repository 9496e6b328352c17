import { nameKey } from '@waymark/domain/name-key'
import { checkPlan } from '@waymark/planner/check-plan'
import { planTrip } from '@waymark/planner/plan-trip'
import { forbiddenInPlans } from '../../packages/planner/fixtures/plan-quality/forbidden-in-plans.ts'
import { judgePlan, MAX_DETOUR } from '../../packages/planner/fixtures/plan-quality/judge-plan.ts'
import { visitorRequests } from '../../packages/planner/fixtures/visitor-requests.ts'
import { busyMs, quantile } from './measure.ts'

const EARLY_DAYS = 5
const GOAL_MS = 50

/** A goal of the plans that visitors ask for: what was reached, how it reads, and whether that is enough. */
export interface VisitorFigure {
  readonly goal: string
  readonly needed: string
  readonly reached: string
  readonly isMet: boolean
  /** What went wrong, where that can be told. */
  readonly examples?: readonly string[]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const atLeast = (goal: string, reached: number, needed: number): VisitorFigure => ({
  ...{ goal, needed: `at least ${percent(needed)}`, reached: percent(reached) },
  isMet: reached >= needed,
})
const none = (goal: string, count: number): VisitorFigure => ({
  ...{ goal, needed: '0', reached: `${count}` },
  isMet: count === 0,
})

/** Plans for `trips` places that people travel to, drawn by `seed`, and for random wishes. */
export function visitorFigures(trips: number, wishes: number, seed: string): VisitorFigure[] {
  const stops = { early: { all: 0, real: 0 }, late: { all: 0, real: 0 } }
  const sights = { named: 0, seen: 0 }
  const ms: number[] = []
  let outsideHours = 0
  const faulty: string[] = []
  let detours = 0
  for (const { request, sight } of visitorRequests(trips, seed)) {
    const start = busyMs()
    const plan = planTrip(request)
    ms.push(busyMs() - start)
    const names = new Set<string>()
    for (const { day, activities } of plan.itinerary.dailyItinerary) {
      const share = day <= EARLY_DAYS ? stops.early : stops.late
      for (const { place } of activities) {
        if (!place || place.kind === 'move') continue
        share.all += 1
        if (place.status === 'verified') share.real += 1
        names.add(nameKey(place.name))
      }
    }
    const faults = checkPlan(request, plan)
    if (sight) {
      // The checker knows of sights that are closed on every day of a trip.
      const isShut = faults.every(({ rule }) => rule !== 'named-sight')
      sights.named += 1
      if (names.has(nameKey(sight.name)) || isShut) sights.seen += 1
    }
    detours += judgePlan(request, plan).routes.filter(({ inTime }) => inTime > MAX_DETOUR).length
    const { destination, startDate, endDate, departureCity, budget, travelStyle } = request
    for (const { rule, where, detail } of faults)
      faulty.push(
        `${destination}, ${startDate} to ${endDate} from ${departureCity}, ${budget}, ${travelStyle}: ${rule}, ${where}: ${detail}`,
      )
    outsideHours += faults.filter(({ rule }) => rule === 'opening-hours' || rule === 'closed').length
  }
  const forbidden = forbiddenInPlans(wishes, seed)
  const slowest = quantile(ms.slice(1), 0.99)
  return [
    atLeast('real, verified stops on days 1 to 5', stops.early.real / stops.early.all, 0.95),
    atLeast('the same on days 6 to 14', stops.late.real / stops.late.all, 0.8),
    atLeast('plans that visit the sight that was named, where it is open', sights.seen / sights.named, 1),
    { ...none('faults that the checker finds', faulty.length), examples: faulty },
    none('visits outside opening hours', outsideHours),
    none(`days with a way over ${MAX_DETOUR}x the shortest`, detours),
    {
      ...none(`forbidden dishes and avoided kinds in plans for ${wishes} wishes`, forbidden.length),
      examples: forbidden,
    },
    {
      goal: 'processor time of a plan (99 of 100)',
      needed: `under ${GOAL_MS} ms`,
      reached: `${slowest.toFixed(1)} ms`,
      isMet: slowest < GOAL_MS,
    },
  ]
}
