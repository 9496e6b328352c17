import { beforeAll, describe, expect, it } from 'vitest'
import { GOALS, judgePlan, type Goal, type JudgedPlan } from '../fixtures/plan-quality/judge-plan.ts'
import { planRequests } from '../fixtures/plan-requests.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'

const REQUESTS = 120

describe(`${REQUESTS} random requests over the whole atlas and beyond`, () => {
  let judged: readonly (JudgedPlan & { readonly request: PlanInput })[] = []

  beforeAll(() => {
    judged = planRequests(REQUESTS, 'random requests').map((request) => ({
      request,
      ...judgePlan(request, planTrip(request)),
    }))
  }, 300_000)

  it.each(Object.entries(GOALS) as [Goal, string][])('%s: %s', (goal) => {
    const wrong = judged.filter(({ faults }) => faults[goal].length > 0)
    expect(wrong.slice(0, 3).map(({ request, faults }) => ({ request, faults: faults[goal] }))).toEqual([])
  })
})
